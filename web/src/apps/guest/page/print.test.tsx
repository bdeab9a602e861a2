import { afterEach, expect, it } from 'vitest';
import { aDish } from '../../../testing/samples/a-dish.ts';
import '../styles/page.css';
import print from '../styles/print.css?inline';
import { themeRules } from '../theme/page-rules.ts';
import { drawPubPage } from '../testing/draw-pub-page.ts';
import { closeTestPage } from '../testing/open-test-page.ts';

const style = document.createElement('style');

afterEach(() => {
  style.remove();
  closeTestPage();
});

const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility() ?? 'not on the page';

it('is printed as dishes and prices in black on white, without pictures and buttons', async () => {
  const dish = aDish({ id: 5, category_id: 3, name: 'Zeamă', price: 60, sale_price: 0 });
  drawPubPage({ data: { dishes: [{ ...dish, image_file_name: 'd1.webp' }] } });
  const onScreenOnly = ['.nav', '.langs', '.d img', '.d button'];
  // A picture is shown a moment later.
  await expect.poll(() => onScreenOnly.map(isShown)).toEqual([true, true, true, true]);
  style.textContent = print;
  document.head.append(style);
  expect(onScreenOnly.map(isShown)).toEqual([false, false, false, false]);
  expect(['.cover h1', '.d > a', '.d > data'].map(isShown)).toEqual([true, true, true]);
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

it('is printed in black on white from the dark theme too', () => {
  drawPubPage();
  style.textContent = themeRules('#aa5533', 'dark');
  document.head.append(style);
  const colors = () => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return [color, backgroundColor, getComputedStyle(document.body).colorScheme];
  };
  expect(colors()[2]).toBe('dark');
  expect(colors()).not.toContain('rgb(255, 255, 255)');
  style.textContent += print;
  expect(colors()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'light']);
  document.body.style.color = 'var(--ink)';
  expect(getComputedStyle(document.body).color).toBe('rgb(0, 0, 0)');
  document.body.style.color = '';
});
