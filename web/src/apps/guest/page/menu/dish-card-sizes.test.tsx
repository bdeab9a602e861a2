import '../../styles/page.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

const picture = '<img src="data:," alt="" width="120" height="144">';
const words = '<p>Telemea, roșii, ardei copt, ulei de floarea-soarelui</p>';
const card = (name: string, inside: string) =>
  `<li class="d" data-name="${name}">${inside.includes('<img') ? picture : ''}<a href="#d">${name}</a>${
    inside.includes('<p') ? words : ''
  }<data>72,00 Lei</data><button type="button"></button></li>`;

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

function sizesOf(name: string) {
  const one = document.querySelector(`[data-name="${name}"]`);
  const text = one?.querySelector('a')?.getBoundingClientRect();
  const box = one?.getBoundingClientRect();
  if (!text || !box) throw new Error(name);
  return { height: box.height, before: text.left - box.left, top: box.top };
}

it.each([360, 1280])('a dish without a picture leaves no hole at %i', async (width) => {
  await page.viewport(width, 740);
  document.body.innerHTML = `<main><ul>${card('A', picture + words)}${card('B', words)}${card(
    'C',
    '',
  )}</ul><ul>${card('D', '')}${card('E', '')}</ul></main>`;
  expect(sizesOf('A').before).toBeGreaterThan(100);
  for (const name of ['B', 'C', 'D']) expect(sizesOf(name).before).toBe(14);
  // Side by side in a row all are of one height; on a phone a name and a price take no more than they need.
  const isOneColumn = width === 360;
  expect(['A', 'B', 'C', 'D', 'E'].map((name) => sizesOf(name).height)).toEqual([
    144,
    144,
    isOneColumn ? 104 : 144,
    104,
    104,
  ]);
  expect(sizesOf('A').top === sizesOf('B').top).toBe(!isOneColumn);
});
