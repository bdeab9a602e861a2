import '../../styles/page.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { closeMenuChoice, followScroll } from './follow-scroll.ts';

const menus = [
  { id: 1, name: 'Bucătărie' },
  { id: 2, name: 'Băuturi' },
] as const;

const choice = () => document.querySelector<HTMLDetailsElement>('details.menus');
const shown = () => choice()?.querySelector('summary')?.textContent;
const current = (selector: string) =>
  document.querySelector(`${selector} [aria-current]`)?.textContent;

closeMenuChoice();
afterEach(async () => {
  closeTestPage();
  await page.viewport(1280, 800);
});
beforeEach(async () => {
  await page.viewport(360, 740);
  openTestPage();
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has no menu');
  // Two long menus: the sections of a short one are all in sight.
  main.innerHTML = menus
    .map(
      ({ id }) =>
        `<section id="m${id}" class="m"><section id="c${id}" style="height:1500px"></section></section>`,
    )
    .join('');
  const nav = document.querySelector('.nav');
  nav?.querySelector('details')?.remove();
  nav?.insertAdjacentHTML(
    'afterbegin',
    `<details class="menus"><summary><span>Bucătărie</span></summary><nav>${menus
      .map(({ id, name }) => `<a href="#m${id}">${name}</a>`)
      .join('')}</nav></details>`,
  );
  const cats = document.querySelector('.cats');
  if (cats) cats.innerHTML = '<a href="#c1">Plăcinte</a><a href="#c2">Vinuri</a>';
  followScroll();
});

it('the choice shows the menu that is read, and the row its category', async () => {
  await expect.poll(() => current('.cats')).toBe('Plăcinte');
  window.scrollTo({ top: 2400, behavior: 'instant' });
  await expect
    .poll(() => [shown(), current('.menus'), current('.cats')])
    .toEqual(['Băuturi', 'Băuturi', 'Vinuri']);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(() => [shown(), current('.cats')]).toEqual(['Bucătărie', 'Plăcinte']);
});

it('the list closes when a menu is chosen, and when something beside it is pressed', () => {
  for (const pressed of ['.menus a', 'main']) {
    choice()?.querySelector('summary')?.click();
    expect(choice()?.open).toBe(true);
    document.querySelector<HTMLElement>(pressed)?.click();
    expect(choice()?.open).toBe(false);
  }
});
