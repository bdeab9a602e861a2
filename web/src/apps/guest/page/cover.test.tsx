import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPubPage } from '../testing/draw-pub-page.ts';
import { closeTestPage } from '../testing/open-test-page.ts';

afterEach(closeTestPage);

it.each([
  [390, 'c1-600.webp'],
  [900, 'c1-960.webp'],
  [1400, 'c1.webp'],
])('on a screen %d pixels wide the browser takes the cover %s', async (width, file) => {
  await page.viewport(width, 800);
  drawPubPage({ pub: { bg_image_file_name: 'c1.webp' } });
  const cover = () => document.querySelector<HTMLImageElement>('.cover img')?.currentSrc;
  await expect.poll(cover).toBe(new URL(`/api-static/images/pubs/bgs/${file}`, location.href).href);
});
