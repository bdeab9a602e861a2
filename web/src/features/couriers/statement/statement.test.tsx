import type { Courier } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aCourier } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { aLine } from '../testing/a-line.ts';
import type { Line } from './group-lines.ts';
import { StatementScreen } from './statement-screen.tsx';

const STATEMENT = 'GET /api/courier/:courierID/statement';

beforeAll(async () => {
  startTestTexts('ro');
  await page.viewport(360, 800);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function openStatement(
  answer: NonNullable<FakeCalls[typeof STATEMENT]>,
  courier: Partial<Courier> = {},
): FakeApi {
  const api = fakeApi({ [STATEMENT]: answer });
  draw(
    <StatementScreen
      courier={aCourier(courier)}
      linkOf={(orderID) => (orderID === 9 ? { to: '/courier/orders#order-9' } : undefined)}
    />,
  );
  return api;
}

const pageOf = (held: readonly Line[], next: number | null = null) => ({
  ok: true as const,
  lines: [...held],
  balance: held[0]?.balance ?? 0,
  balances: [{ currency_id: 1, balance: held[0]?.balance ?? 0 }],
  next,
});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = (name: string | RegExp) => page.getByRole('row', { name });
const at = (day: number) => new Date(2026, 10, day, 18, 42).toISOString();

const lines = [
  aLine({
    id: 3,
    at: at(21),
    kind: 'settlement',
    amount: 30,
    order_id: null,
    note: '=1+1',
    balance: 3.6,
  }),
  aLine({ id: 2, at: at(20), order_id: 9, amount: -16.4, balance: -26.4 }),
  aLine({ id: 1, at: at(20), order_id: 8, amount: -10, balance: -10 }),
];

it('shows the lines by day and by order, with links to orders that are in the lists', async () => {
  openStatement(() => pageOf(lines));
  await expect.element(group(/20 noiembrie -26,40$/)).toBeVisible();
  await expect.element(page.getByText('+30,00').nth(0)).toBeVisible();
  await expect.element(page.getByText('-26,40', { exact: true }).nth(0)).toBeVisible();
  const order = page.getByRole('link', { name: text('couriers.order_number', { number: '#9' }) });
  await expect.element(order).toHaveAttribute('href', '/courier/orders#order-9');
  await expect.element(page.getByText('#8', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('couriers.order_number', { number: '#8' }) }))
    .not.toBeInTheDocument();
  await button(text('couriers.by_order')).click();
  await expect.element(group('Fără comandă +30,00')).toBeVisible();
  await expect.element(group('Comanda #9 -16,40')).toBeVisible();
});

it.each([
  [360, /-16,40 Datorați platformei 26,40 Lei$/, true],
  [768, /-16,40 Datorați platformei 26,40 Lei$/, false],
])(
  'at %d shows the balance after a line in words, visible on a phone',
  async (width, name, isSeen) => {
    await page.viewport(width, 740);
    openStatement(() => pageOf(lines));
    const row = page.getByRole('row', { name });
    await expect.element(row).toBeVisible();
    const words = row.getByText('Datorați platformei 26,40 Lei', { exact: true }).element();
    expect(words.getBoundingClientRect().width > 100).toBe(isSeen);
    expect(document.documentElement.scrollWidth).toBe(width);
    await page.viewport(360, 800);
  },
);

it('links a settlement to its receipt, and marks a reversed one', async () => {
  openStatement(() =>
    pageOf([
      aLine({ id: 5, at: at(21), kind: 'reversal', amount: -30, order_id: null, reverses_id: 4 }),
      aLine({ id: 4, at: at(21), kind: 'settlement', order_id: null, reversed_by_id: 5 }),
      aLine({ id: 3, at: at(20), kind: 'reversal', order_id: 9 }),
    ]),
  );
  const wrong = page.getByRole('row').filter({ hasText: text('couriers.line_settlement') });
  await expect
    .element(wrong.getByText(text('couriers.line_is_reversed'), { exact: true }))
    .toBeVisible();
  await expect
    .element(wrong.getByRole('link', { name: text('couriers.receipt_number', { number: 4 }) }))
    .toHaveAttribute('href', '/courier/statement/4');
  await expect
    .element(page.getByRole('link', { name: text('couriers.reversal_number', { number: 5 }) }))
    .toHaveAttribute('href', '/courier/statement/5');
  // The reversal of an order has no receipt.
  await expect
    .element(page.getByRole('link', { name: text('couriers.reversal_number', { number: 3 }) }))
    .not.toBeInTheDocument();
});

it('loads earlier lines on demand; a sum is shown once all lines are loaded', async () => {
  const api = openStatement(() => pageOf(lines, 1));
  await expect.element(button(text('couriers.earlier_lines'))).toBeVisible();
  await expect.element(page.getByText(text('couriers.total_closing'))).not.toBeInTheDocument();
  vi.unstubAllGlobals();
  const more = fakeApi({
    [STATEMENT]: () => pageOf([aLine({ id: 0, at: at(19), amount: -1, balance: 0, order_id: 7 })]),
  });
  await button(text('couriers.earlier_lines')).click();
  await expect.element(page.getByText(text('couriers.total_closing'))).toBeVisible();
  await expect.element(group(/19 noiembrie -1,00$/)).toBeVisible();
  expect(api.made.at(-1)?.call).toMatch(/\?from=[^&]+&currency_id=1$/);
  expect(more.made[0]?.call).toMatch(/before=1/);
});

it('requests the chosen period', async () => {
  const api = openStatement(() => pageOf(lines));
  await button(text('couriers.period_last_month')).click();
  await eventually(() => {
    expect(api.made.at(-1)?.call).toMatch(/from=.+&to=/);
  });
  await button(text('couriers.period_range')).click();
  await page.getByLabelText('De la', { exact: true }).fill('2026-03-28');
  await page.getByLabelText(text('couriers.period_to')).fill('2026-03-29');
  const [from, to] = [new Date(2026, 2, 28), new Date(2026, 2, 30)];
  await eventually(() => {
    const sent = new URLSearchParams(api.made.at(-1)?.call.split('?')[1]);
    expect([sent.get('from'), sent.get('to')]).toEqual([from.toISOString(), to.toISOString()]);
  });
});

it('saves all pages of the period as a file, oldest first, and no note is a formula', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:statement';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  let isFirst = true;
  openStatement(() => {
    const answer = isFirst ? pageOf(lines.slice(0, 1), 3) : pageOf(lines.slice(1));
    isFirst = false;
    return answer;
  });
  await button(text('couriers.save_csv')).click();
  await eventually(() => {
    expect(files).toHaveLength(1);
  });
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer());
  const rows = csv.split('\r\n');
  expect(rows[0]).toBe('\uFEFFData;Ora;Comanda;Pentru ce;Notă;Suma, Lei;Sold, Lei');
  expect(rows[1]).toBe('2026-11-20;18:42;8;Numerar datorat platformei;;-10,00;-10,00');
  expect(rows[3]).toMatch(/;"'=1\+1";30,00;3,60$/);
  expect(rows).toHaveLength(5);
});

it('separates currencies: each has its own lines, sums, balance and file', async () => {
  const euro = aLine({ id: 5, at: at(21), currency_id: 2, amount: 85, balance: 85 });
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  openStatement(({ query }) => pageOf(query.get('currency_id') === '2' ? [euro] : lines), {
    balances: [
      { currency_id: 1, balance: 3.6 },
      { currency_id: 2, balance: 85 },
    ],
  });
  await expect
    .element(
      page.getByRole('columnheader', { name: text('couriers.column_amount', { currency: 'Lei' }) }),
    )
    .toBeVisible();
  await expect
    .element(page.getByText('Platforma vă datorează 3,60 Lei', { exact: true }).nth(0))
    .toBeVisible();
  await button('€').click();
  await expect
    .element(
      page.getByRole('columnheader', { name: text('couriers.column_amount', { currency: '€' }) }),
    )
    .toBeVisible();
  await expect
    .element(page.getByText('Platforma vă datorează 85,00 €', { exact: true }).nth(0))
    .toBeVisible();
  await expect.element(page.getByText(text('couriers.total_closing'))).toBeVisible();
  await expect.element(page.getByText(/Lei/).nth(1)).not.toBeInTheDocument();
  await button(text('couriers.period_last_month')).click();
  await expect
    .element(
      page.getByRole('columnheader', { name: text('couriers.column_amount', { currency: '€' }) }),
    )
    .toBeVisible();
  await button(text('couriers.save_csv')).click();
  await expect.poll(() => files).toEqual([expect.stringMatching(/^comanda-4-EUR-/)]);
});

it('shows that a period is empty, and offers no printing', async () => {
  openStatement(() => pageOf([]));
  await expect.element(page.getByText(text('couriers.statement_empty'))).toBeVisible();
  await expect.element(button(text('couriers.print'))).toBeDisabled();
});

it('shows why the statement could not be loaded, and retries', async () => {
  let isBroken = true;
  openStatement(() => (isBroken ? refusal(500, 'internal_server_error') : pageOf(lines)));
  const again = button(text('ui.retry'));
  await expect.element(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect.element(page.getByText('+30,00').nth(0)).toBeVisible();
});
