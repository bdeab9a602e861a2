import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBasketStore, type BasketStore } from '../../basket/basket-store.ts';
import { fillDishSheet } from './dish-sheet.ts';

let store: BasketStore;

/** A picture of this width; the part after # names its size, as in the address of a dish's picture. */
const pictureOf = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`,
  )}#${width}-240.webp`;

const cardOf = (id: number, picture = '') => `
  <li class="d" id="d${id}">
    ${picture && `<img src="${picture}" style="background: rgb(${id}, 0, 0)">`}
    <a href="#d${id}">Dish ${id}</a><p>What is in ${id}</p><data>60,00 Lei</data>
  </li>`;

beforeEach(() => {
  localStorage.clear();
  store = createBasketStore(9, localStorage);
  document.body.innerHTML = `
    <ul>${cardOf(1, pictureOf(20))}${cardOf(2, pictureOf(30))}${cardOf(3)}</ul>
    <dialog id="sheet">
      <img alt=""><h2></h2><p></p>
      <div class="buy"><span></span><button class="less"></button><output></output><button class="main"></button></div>
    </dialog>`;
});

afterEach(() => {
  sheet().close();
  document.body.innerHTML = '';
  window.history.replaceState(null, '');
});

const sheet = () => document.querySelector<HTMLDialogElement>('#sheet') ?? new HTMLDialogElement();
const picture = () => sheet().querySelector('img') ?? new Image();

function open(id: number): void {
  sheet().close();
  const card = document.querySelector<HTMLElement>(`#d${id}`);
  if (card) fillDishSheet(card, store)();
}

it('shows the dish of the card: its texts, its price, and its picture larger', async () => {
  open(1);
  expect(sheet().open).toBe(true);
  expect(sheet().querySelector('h2')?.textContent).toBe('Dish 1');
  expect(sheet().querySelector('p')?.textContent).toBe('What is in 1');
  expect(sheet().querySelector('.buy span')?.textContent).toBe('60,00 Lei');
  expect(picture().srcset).toMatch(/-480\.webp 480w,.*#20\.webp 960w$/);
  await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
});

it('never shows the picture of the previous dish while the next one is loading', async () => {
  open(1);
  await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
  open(2);
  expect(picture().naturalWidth).toBe(0);
  expect(picture().style.background).toBe('rgb(2, 0, 0)');
  await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
});

it('has no picture for a dish without one', async () => {
  open(1);
  expect(picture().hidden).toBe(false);
  open(3);
  expect(picture().hidden).toBe(true);
  expect(picture().currentSrc).toBe('');
});
