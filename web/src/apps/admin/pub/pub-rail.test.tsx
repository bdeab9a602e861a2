import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PubRail } from './pub-rail.tsx';

startTestTexts('ru');

const pages = [
  ['orders', text('orders.orders')],
  ['waiter', text('orders.waiter')],
  ['kitchen', text('orders.kitchen')],
  ['edit_menu', text('menu.editor')],
  ['sold_out', text('orders.sold_out')],
  ['', text('pubs.venue')],
] as const;

const rail = () => page.getByRole('navigation', { name: text('pubs.sections') });
const link = (name: string) => rail().getByRole('link', { name, exact: true });
const current = () =>
  [...rail().element().querySelectorAll('[aria-current=page]')].map((one) => one.textContent);

const drawAt = (address: string) =>
  draw(
    <PubRail pubID={7}>
      <Page>
        <div style={{ height: 2000 }} />
        <button type="button">last</button>
      </Page>
    </PubRail>,
    address,
  );

it.each([360, 768, 1280, 1600])(
  'where the staff work is one tap away and in sight wherever a page is scrolled, %i px',
  async (width) => {
    await page.viewport(width, 740);
    onTestFinished(() => page.viewport(1280, 800));
    drawAt('/admin/pub/7/orders');
    await expect.element(link(text('orders.orders'))).toBeVisible();
    window.scrollTo(0, 1e6);
    for (const [path, name] of pages) {
      const element = link(name).element();
      expect(element.getAttribute('href')).toBe(`/admin/pub/7${path === '' ? '' : `/${path}`}`);
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      expect(height, name).toBeGreaterThanOrEqual(44);
      expect([top >= 0, bottom <= 740, left >= 0, right <= width], name).not.toContain(false);
    }
    expect(document.documentElement.scrollWidth).toBe(width);
    // The end of a page lies beside or above the rail, not beneath it.
    const last = page.getByRole('button', { name: 'last' }).element().getBoundingClientRect();
    const { top, right } = rail().element().getBoundingClientRect();
    expect(last.left >= right || last.bottom <= top).toBe(true);
  },
);

it.each([
  ['/admin/pub/7/orders', [text('orders.orders')]],
  ['/admin/pub/7/edit_menu/menu/3/category/4', [text('menu.editor')]],
  ['/admin/pub/7/', [text('pubs.venue')]],
  ['/admin/pub/7', [text('pubs.venue')]],
  ['/admin/pub/7/order/417', [text('orders.orders')]],
  ['/admin/pub/7/waiter', [text('orders.waiter')]],
  ['/admin/pub/7/translations', [text('menu.editor')]],
  ['/admin/pub/7/shipping', [text('pubs.venue')]],
] as const)('marks the page where one is: %s', async (address, marked) => {
  drawAt(address);
  await expect.element(rail()).toBeVisible();
  expect(current()).toEqual(marked);
});
