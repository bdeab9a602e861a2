import type { Order } from '@comanda/contract/orders';
import { expect, type Locator } from '@playwright/test';
import { testLanguages } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import {
  orderToTable,
  readDemoPub,
  signInAsDemoCompany,
} from '../../steps/company/demo-pub-steps.ts';
import { press } from '../../steps/on-map.ts';

/** The largest allowed number of taps; typing letters and digits is not counted. */
const MOST_TAPS = { phoneOrder: 12, round: 2 };

type Demo = Awaited<ReturnType<typeof readDemoPub>>;

/** Taps of a person who takes orders. */
class Taps {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

const sentBar = ({ page, t }: Person) =>
  page.getByRole('group', {
    name: new RegExp(t('orders.waiter_sent', { number: '#(\\d+)', place: '.*' })),
  });

/** Sends the slip; at an hour at which the pub takes none, in spite of that rule, which is one tap more. */
async function send(waiter: Person, taps: Taps): Promise<void> {
  const { page, t } = waiter;
  await taps.on(page.getByRole('button', { name: new RegExp(`^${t('orders.waiter_slip')} \\(`) }));
  await taps.on(page.getByRole('button', { name: new RegExp(`^${t('orders.waiter_send')} ·`) }));
  const anyway = page.getByRole('button', { name: t('orders.waiter_send_anyway') });
  await expect(sentBar(waiter).or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await taps.on(anyway);
  await expect(sentBar(waiter)).toBeVisible();
}

/** The order that the bar tells of. */
async function sentOrder(waiter: Person, demo: Demo): Promise<Order> {
  const link = sentBar(waiter).getByRole('link', { name: waiter.t('orders.waiter_open') });
  const id = Number(/\/order\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  return demo.read(id);
}

for (const language of testLanguages) {
  journey(`a phone order, and the next one of the same guest, ${language}`, async ({ stage }) => {
    const demo = await readDemoPub(stage.calls);
    const waiter = await stage.person('phone', language);
    const { page, t } = waiter;
    // What a rule of the hour refuses is asked about.
    waiter.browserErrors.expect(/422/);
    const taps = new Taps();
    await signInAsDemoCompany(waiter);
    await page.goto(`/admin/pub/${demo.pub.id}/orders`);
    const rail = page.getByRole('navigation', { name: t('pubs.sections') });
    await taps.on(rail.getByRole('link', { name: t('orders.waiter') }));
    await taps.on(page.getByRole('button', { name: t('orders.delivery'), exact: true }));
    // The number that rings is typed at once.
    await expect(page.getByLabel(t('orders.main_phone'))).toBeFocused();
    const number = language === 'ro' ? '60111222' : '60111333';
    await page.keyboard.type(number);
    await taps.on(page.getByLabel(t('orders.waiter_guest_name')));
    await page.keyboard.type('Lidia');
    await taps.on(page.getByLabel(t('orders.full_address')));
    await page.keyboard.type('str. Columna 120');
    await page.getByRole('application', { name: t('orders.why_map') }).scrollIntoViewIfNeeded();
    taps.count += 1;
    await press(page.getByRole('application', { name: t('orders.why_map') }), [-4, 0]);
    const search = page.getByRole('searchbox', { name: t('orders.find_dish') });
    await taps.on(search);
    for (const letters of ['ze', 'pl']) {
      await page.keyboard.type(letters);
      await page.keyboard.press('Enter');
      await expect(search).toHaveValue('');
    }
    await waiter.checkScreen('waiter-phone-order');
    await send(waiter, taps);
    expect(taps.count).toBeLessThanOrEqual(MOST_TAPS.phoneOrder);
    const first = await sentOrder(waiter, demo);
    expect(first).toMatchObject({
      source: 'staff',
      status: 'preparing',
      client_name: 'Lidia',
      main_phone_number: `+373${number}`,
      full_address: 'str. Columna 120',
    });
    expect(first.dishes).toHaveLength(2);

    const again = new Taps();
    await page.getByLabel(t('orders.main_phone')).click();
    await page.keyboard.type(number);
    await again.on(
      page.getByRole('button', { name: new RegExp(`^${t('orders.waiter_again')}: `) }),
    );
    await expect(page.getByLabel(t('orders.full_address'))).toHaveValue('str. Columna 120');
    await sentBar(waiter)
      .getByRole('button', { name: t('ui.close') })
      .click();
    await send(waiter, again);
    expect(again.count).toBeLessThanOrEqual(4);
    const second = await sentOrder(waiter, demo);
    expect(second.dishes.map(({ dish_id, count }) => [dish_id, count])).toEqual(
      first.dishes.map(({ dish_id, count }) => [dish_id, count]),
    );
  });

  journey(
    `a waiter’s round in two taps, which one tap takes back, ${language}`,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const waiter = await stage.person('phone', language);
      const { page, t } = waiter;
      waiter.browserErrors.expect(/422/);
      const before = await orderToTable(waiter, demo);
      await signInAsDemoCompany(waiter);
      await page.goto(`/admin/pub/${demo.pub.id}/waiter`);
      const tile = page
        .getByRole('list', { name: t('orders.waiter_tables') })
        .getByRole('button', { name: new RegExp(`^${t('orders.table', { table: '12' })},`) });
      await expect(tile).toBeVisible();
      await waiter.checkScreen('waiter-tables');
      const taps = new Taps();
      await taps.on(tile);
      const round = page
        .getByRole('listitem')
        .filter({ hasText: `#${before.number}` })
        .getByRole('button', { name: new RegExp(`^${t('orders.waiter_again')}: `) });
      await taps.on(round);
      expect(taps.count).toBeLessThanOrEqual(MOST_TAPS.round);
      await expect(sentBar(waiter)).toBeVisible();
      const undo = page.getByRole('button', { name: t('orders.undo') });
      const newest = async () => {
        const { orders } = await readDemoPub(stage.calls);
        return orders.find(
          ({ source, table_for_in_place_order: table }) => source && table === '12',
        );
      };
      // Only what is new: the round is an order of its own.
      const sent = await newest();
      expect(sent?.dishes).toHaveLength(before.dishes.length);
      expect(sent).toMatchObject({ status: 'preparing' });
      await undo.click();
      await expect(
        page.getByText(t('orders.waiter_undone', { number: `#${sent?.number}` })),
      ).toBeVisible();
      await expect.poll(async () => (await demo.read(sent?.id ?? 0)).status).toBe('canceled');
      await waiter.checkScreen('waiter-round');
    },
  );
}
