import type { Order } from '@comanda/contract/orders';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { PrintButtons } from './print-buttons.tsx';

const STATIONS = 'GET /api/company/:companyID/pubs/:pubID/stations';

const screens = russianScreens();
const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

const dish = { image_file_name: '', dish_price: 90.2, count: 1 };
const ordered = {
  id: 5,
  dishes: [
    { ...dish, line_id: 1, dish_id: 11, name: 'Zeamă' },
    { ...dish, line_id: 2, dish_id: 12, name: 'Compot' },
  ],
};
const stations = [
  { id: 1, name: 'Гриль', category_ids: [5], dish_ids: [11] },
  { id: 2, name: 'Бар', category_ids: [6], dish_ids: [12] },
  { id: 3, name: 'Пицца', category_ids: [7], dish_ids: [13] },
];

/** Follows the live list, as the opened order does. */
function LiveOrder({ id }: { readonly id: number }) {
  const order = usePubOrders().findOrder(id);
  if (!order) return null;
  return (
    <>
      <p data-testid="comment">{order.comments}</p>
      <PrintButtons order={order} />
    </>
  );
}

async function open(order: Partial<Order> = {}, calls: FakeCalls = {}) {
  fakeApi({ [STATIONS]: () => ({ ok: true, stations: [], categories: [] }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const shown = anOrder({ ...ordered, ...order });
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <LiveOrder id={shown.id} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [shown] });
  return (changed: Partial<Order>) => {
    sockets.send({ event_type: 'GET_ALL', orders: [{ ...shown, revision: 2, ...changed }] });
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const popup = page.getByRole('dialog');
const preview = page.getByRole('figure', { name: 'Предпросмотр' });
const printInPopup = popup.getByRole('button', { name: 'Напечатать', exact: true });

/** What stands on the paper: the ticket that only the print shows. */
const printed = () => document.querySelector('body > div > pre')?.textContent;
const pageSizes = () =>
  document.adoptedStyleSheets.flatMap((sheet) =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText),
  );
const closePrintDialog = () => window.dispatchEvent(new Event('afterprint'));

it('asks the first time, then prints in one tap as the device did the last time', async () => {
  await open();
  await button('Напечатать').click();
  await expect.element(popup).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  await popup.getByRole('button', { name: 'Счёт' }).click();
  await popup.getByRole('button', { name: /^58/ }).click();
  await printInPopup.click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(printed()).toContain('Не является фискальным чеком');
  expect(pageSizes().join()).toMatch(/size: 58mm \d+mm/);
  closePrintDialog();
  await expect.element(popup).not.toBeInTheDocument();
  expect(printed()).toBeUndefined();
  expect(pageSizes()).toEqual([]);

  screens.unmount();
  await open({ id: 6 });
  await button('Напечатать').click();
  await expect.poll(() => print.mock.calls).toHaveLength(2);
  await expect.element(popup).not.toBeInTheDocument();
  expect(printed()).toContain('#6');
  expect(printed()).toContain('Не является фискальным чеком');
  closePrintDialog();
  await expect.poll(printed).toBeUndefined();
  await button('Напечатать').click();
  await expect.poll(() => print.mock.calls).toHaveLength(3);
});

it('remembers nothing of a popup that was closed without printing', async () => {
  await open();
  await button('Настройки печати').click();
  await popup.getByRole('button', { name: 'Счёт' }).click();
  await popup.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await button('Напечатать').click();
  await expect.element(popup.getByRole('button', { name: 'Для кухни' })).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

it('prints the ticket of one station that has dishes of the order', async () => {
  await open({}, { [STATIONS]: () => ({ ok: true, stations, categories: [] }) });
  await button('Настройки печати').click();
  await expect.element(popup.getByRole('button', { name: 'Гриль' })).toBeVisible();
  await expect.element(popup.getByRole('button', { name: 'Пицца' })).not.toBeInTheDocument();
  await expect.element(preview.getByText(/Compot/)).toBeVisible();
  await popup.getByRole('button', { name: 'Гриль' }).click();
  await expect.element(preview.getByText(/Compot/)).not.toBeInTheDocument();
  await printInPopup.click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(printed()).toContain('Zeamă');
  expect(printed()).not.toContain('Compot');
});

it('prints everything when the stations cannot be loaded', async () => {
  await open({}, { [STATIONS]: () => refusal(500, 'something_went_wrong') });
  await button('Настройки печати').click();
  await printInPopup.click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(printed()).toContain('Compot');
});

it('prints as it was when the button was pressed, once, while the order changes', async () => {
  window.localStorage.setItem('comanda.ticket', 'kitchen 80');
  const change = await open();
  await button('Напечатать').click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  change({ comments: 'Без орехов' });
  await expect.element(page.getByTestId('comment')).toHaveTextContent('Без орехов');
  expect(printed()).not.toContain('Без орехов');
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  [360, 'kitchen 80'],
  [360, 'bill 80'],
  [1280, 'bill 58'],
])('fits into the popup: %s px, %s', async (width, choice) => {
  await page.viewport(width, 800);
  window.localStorage.setItem('comanda.ticket', choice);
  await open();
  await button('Настройки печати').click();
  await expect.element(preview).toBeVisible();
  const box = preview.element();
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});

it('has cells of one width: the ticket is as wide as its paper', async () => {
  window.localStorage.setItem('comanda.ticket', 'kitchen 80');
  await open();
  await button('Настройки печати').click();
  await expect.element(preview).toBeVisible();
  const cells = () => {
    const paper = preview.element().querySelector('pre') ?? document.body;
    const rule = [...paper.children].find(({ textContent }) => textContent.startsWith('--'));
    const range = document.createRange();
    range.selectNodeContents(rule ?? document.body);
    const em = Number.parseFloat(getComputedStyle(paper).fontSize);
    return range.getBoundingClientRect().width / em;
  };
  // 48 cells of 0.6 em, as soon as our own font is loaded.
  await expect.poll(() => Math.abs(cells() - 28.8)).toBeLessThan(0.2);
});
