import './page.css';
import './taps.css';
import './search.css';
import './side.css';
import './island.css';
import './choosing.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(() => {
  document.documentElement.style.fontSize = '32px';
});
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

it.each([320, 360])('the words of a found dish stay whole in large text at %i', async (width) => {
  await page.viewport(width, 740);
  document.body.innerHTML = `<div id="find"><ul><li class="hit"><a href="#d1">Салат из печёных баклажанов</a>
    <small>Закуски на середину стола</small><data>172,00&nbsp;Lei</data><output></output><button></button></li></ul></div>`;
  const name = element('a').firstChild as Text;
  const word = document.createRange();
  word.setStart(name, name.data.indexOf('баклажанов'));
  word.setEnd(name, name.length);
  expect(word.getClientRects()).toHaveLength(1);
  const row = element('li');
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});

it('the button of the basket at the side contains its sum in large text', async () => {
  await page.viewport(1280, 800);
  document.body.innerHTML = `<div id="page"><div id="side"><div><button class="main"><span>Spre comandă</span>
    <b>1 120,00&nbsp;Lei</b></button></div></div></div>`;
  const button = element('.main').getBoundingClientRect();
  const sum = element('b').getBoundingClientRect();
  expect(sum.right).toBeLessThanOrEqual(button.right);
  expect(sum.bottom).toBeLessThanOrEqual(button.bottom);
});

it('the frame of a group in which something is missing is whole beside its halves', () => {
  document.documentElement.style.fontSize = '';
  document.body.innerHTML = `<div id="choosing"><fieldset class="choices wrong"><div class="halves">Две</div></fieldset></div>`;
  const frame = element('fieldset').getBoundingClientRect();
  const halves = element('.halves').getBoundingClientRect();
  expect([halves.left - frame.left, frame.right - halves.right]).toEqual([2, 2]);
});
