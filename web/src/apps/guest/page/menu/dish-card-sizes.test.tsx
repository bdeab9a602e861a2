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
  document.documentElement.style.fontSize = '';
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

const prices = '<data>1 720,00 Lei</data><s><data>2 000,00 Lei</data></s>';
const counter =
  '<span class="q"><button class="less"></button><output>12</output></span><button></button>';
// Laid out also where it is not on the screen.
const cardOf = (...parts: readonly string[]) =>
  `<li class="d" style="content-visibility: visible">${parts[0]}<a href="#d">Plăcintă tradițională cu brânză și verdeață</a>${parts.slice(1).join('')}</li>`;

/** Edges that touch may differ by a part of a pixel. */
const SLACK = 0.5;

it.each([320, 360, 768])('large text overlaps nothing and is not cut at %i', async (width) => {
  await page.viewport(width, 740);
  document.documentElement.style.fontSize = '32px';
  document.body.innerHTML = `<main><div class="banner"><img alt="" src="data:,"><h3>Plăcinte și colțunași</h3></div><ul>
    ${cardOf(picture, words, prices, counter)}
    ${cardOf('', prices, counter)}
    ${cardOf(picture, '<em>Nu mai este astăzi</em>', counter)}
    ${cardOf(picture, '<data><small>de la</small><br>72,00 Lei</data>', '<button></button>')}
  </ul></main>`;
  for (const box of document.querySelectorAll('.d, .banner')) {
    const frame = box.getBoundingClientRect();
    const shown = [...box.querySelectorAll(':scope > :not(img)')].filter((one) =>
      one.checkVisibility(),
    );
    const texts = shown.map((one) => ({
      name: `${one.tagName} ${one.textContent}`,
      one,
      ...one.getBoundingClientRect().toJSON(),
    }));
    for (const { one, name, left, right, top, bottom } of texts) {
      expect(one.scrollHeight, name).toBeLessThanOrEqual(one.clientHeight);
      expect([left >= frame.left, right <= frame.right], name).toEqual([true, true]);
      expect([top >= frame.top, bottom <= frame.bottom], name).toEqual([true, true]);
      const met = texts.filter(
        (other) =>
          other.one !== one &&
          left < other.right - SLACK &&
          other.left < right - SLACK &&
          top < other.bottom - SLACK &&
          other.top < bottom - SLACK,
      );
      expect(
        met.map((other) => other.name),
        name,
      ).toEqual([]);
    }
  }
});

it('the link that skips to the menu shows nothing of itself before it has the focus, at any size of text', () => {
  document.documentElement.style.fontSize = '32px';
  document.body.innerHTML = '<a class="skip" href="#menu">К меню</a>';
  const link = document.querySelector<HTMLElement>('.skip');
  expect(link?.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  link?.focus();
  expect(link?.getBoundingClientRect().top).toBe(8);
});
