import '../../styles/page.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

const picture = '<img src="data:," alt="" width="120" height="128">';
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

function boxesOf(name: string) {
  const one = document.querySelector(`[data-name="${name}"]`);
  const boxOf = (selector: string) => one?.querySelector(selector)?.getBoundingClientRect();
  const [box, text, price] = [one?.getBoundingClientRect(), boxOf('a'), boxOf('data')];
  if (!box || !text || !price) throw new Error(name);
  return { box, text, price, picture: boxOf('img') };
}

it.each([360, 1280])('a dish without a picture leaves no hole at %i', async (width) => {
  await page.viewport(width, 740);
  document.body.innerHTML = `<main><ul>${card('Z', '')}</ul><ul>${card('A', picture + words)}</ul><ul>${card(
    'B',
    words,
  )}</ul><ul>${card('C', '')}</ul></main>`;
  // It is asked for a moment after the text.
  await expect.poll(() => boxesOf('A').picture?.width).toBeGreaterThan(0);
  const { box, text, picture: shown } = boxesOf('A');
  // The first of a category may have its picture above it; this one is alone too.
  expect(shown?.width).toBeGreaterThan(0.4 * box.width);
  expect(text.top >= (shown?.bottom ?? 0) || text.right <= (shown?.left ?? 0)).toBe(true);
  for (const name of ['B', 'C']) {
    const { box: whole, text: words_, price } = boxesOf(name);
    // Words begin at one edge and prices end at the other, on one line.
    expect([words_.left - whole.left, whole.right - price.right]).toEqual([0, 0]);
    expect(words_.right).toBeLessThanOrEqual(price.left);
    expect(whole.height).toBeLessThan(112);
  }
});

it('pictures of dishes take 40 to 50 % of the width, the first one of a category all of it', async () => {
  await page.viewport(360, 740);
  document.body.innerHTML = `<main><section><h3>Plăcinte</h3><ul>${card('A', picture)}${card(
    'B',
    picture + words,
  )}</ul></section><section><div class="banner"><h3>Salate</h3></div><ul>${card('C', picture)}</ul></section></main>`;
  const share = (name: string) => {
    const { box, picture: shown } = boxesOf(name);
    return Math.round((100 * (shown?.width ?? 0)) / box.width);
  };
  await expect.poll(() => ['A', 'B', 'C'].map(share)).toEqual([100, 44, 44]);
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
    ${cardOf(picture, '<data><small>de la</small> 72,00 Lei</data>', '<button></button>')}
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
