import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import {
  bar,
  button,
  delivers,
  search,
  SEND,
  send,
  slip,
  table,
  taken,
  waiterScene,
} from '../testing/waiter-setup.tsx';

const open = waiterScene();
const anyway = () => button(text('orders.waiter_send_anyway'));
const refused = (code: string, refusals: readonly string[], facts: object = {}) => ({
  ...refusal(422, code),
  facts: { ...facts, refusals },
});

async function takeSoup(): Promise<void> {
  await button(table('2')).click();
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => page.viewport(1280, 800));
afterEach(async () => page.viewport(414, 896));

it('names each rule that says no, and overrules those and no others', async () => {
  const rules = ['dish_sold_out', 'pub_is_paused'] as const;
  const { sent } = await open({
    calls: {
      [SEND]: ({ body }) =>
        body.overrules
          ? { ok: true, order: taken(body) }
          : refused('dish_sold_out', rules, { dish_ids: [3] }),
    },
  });
  await takeSoup();
  await send().click();
  const told = page.getByRole('alert');
  await expect.element(told.getByText(`${text('orders.rule_dish_sold_out')}: Zeamă`)).toBeVisible();
  await expect.element(told.getByText(text('orders.rule_pub_is_paused'))).toBeVisible();
  expect(sent[0]).not.toHaveProperty('overrules');
  await anyway().click();
  await expect.element(bar(41, table('2'))).toBeVisible();
  expect(sent[1]?.overrules).toEqual(rules);
});

it('what cannot be overruled has no such button', async () => {
  await open({
    calls: { [SEND]: () => refused('pub_expired', ['pub_expired', 'pub_is_closed']) },
  });
  await takeSoup();
  await send().click();
  await expect.element(page.getByText(text('errors.pub_expired'))).toBeVisible();
  expect(anyway().elements()).toEqual([]);
  // Another order is judged anew.
  await slip()
    .getByRole('button', { name: `${text('orders.more')}: Zeamă` })
    .click();
  await expect.element(page.getByText(text('errors.pub_expired'))).not.toBeInTheDocument();
});

it('an unknown table is told where it is chosen', async () => {
  await open({ calls: { [SEND]: () => refused('table_is_unknown', ['table_is_unknown']) } });
  await takeSoup();
  await send().click();
  const whom = page.getByRole('region', { name: text('orders.waiter_for_whom') });
  await expect.element(whom.getByText(text('errors.table_is_unknown'))).toBeVisible();
  expect(anyway().elements()).toEqual([]);
});

it('says while it is typed what will be asked', async () => {
  await open({
    quote: { refusal: { code: 'below_zone_minimum', facts: { minimum: 150, missing: 68 } } },
  });
  await takeSoup();
  await expect
    .element(slip().getByText(new RegExp(`^${text('orders.rule_below_zone_minimum')}: 150,00`)))
    .toBeVisible();
});

it('asks for a phone order by the fields that are missing, and takes over those of before', async () => {
  const before = anOrder({ id: 20, number: 20, commission_percent: 0, status: 'completed' });
  const { sent } = await open({ pub: delivers, last: [before] });
  await button(text('orders.delivery')).click();
  await userEvent.keyboard('69217340');
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await send().click();
  await expect.element(page.getByLabelText(text('orders.waiter_guest_name'))).toHaveFocus();
  await expect.element(page.getByText(text('orders.why_pin_first'))).toBeVisible();
  expect(sent).toEqual([]);
  await button(text('orders.waiter_take_over')).click();
  await expect
    .element(page.getByLabelText(text('orders.full_address')))
    .toHaveValue('bd. Dacia 27');
  await send().click();
  await expect.element(bar(41, text('orders.delivery'))).toBeVisible();
  expect(sent).toEqual([
    {
      order_type: 'delivery',
      client_name: 'Ana Ciobanu',
      main_phone_number: '+37369217340',
      full_address: 'bd. Dacia 27',
      town: 'Chișinău',
      lat: 46.98,
      lng: 28.85,
      payment_type: 'cash',
      dishes: [{ dish_id: 3, count: 1, options: [] }],
    },
  ]);
  await expect.element(page.getByLabelText(text('orders.waiter_guest_name'))).toHaveValue('');
});

it('a known guest’s order is one press: who, where and what', async () => {
  const before = anOrder({ id: 20, number: 20, commission_percent: 0, status: 'completed' });
  const { sent } = await open({ pub: delivers, last: [before] });
  await button(text('orders.delivery')).click();
  await userEvent.keyboard('69217340');
  await button(text('orders.waiter_again_of', { dishes: '2 × Zeamă de găină' })).click();
  await send().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ full_address: 'bd. Dacia 27', dishes: [{ count: 2 }] });
});

it('offers no delivery where the pub has no zones', async () => {
  await open();
  await expect.element(button(text('orders.pick_up'))).toBeVisible();
  expect(button(text('orders.delivery')).elements()).toEqual([]);
});

it('on a phone the slip opens from the bar at the thumb, and what is missing is shown beneath it', async () => {
  await page.viewport(360, 740);
  const { sent } = await open();
  await button(text('orders.pick_up')).click();
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await button(new RegExp(`^${text('orders.waiter_slip')} \\(1\\)`)).click();
  await send().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const name = page.getByLabelText(text('orders.waiter_guest_name'));
  await expect.element(name).toHaveFocus();
  await name.fill('Ana');
  await button(new RegExp(`^${text('orders.waiter_slip')} \\(1\\)`)).click();
  await send().click();
  await expect.element(bar(41, text('orders.pick_up'))).toBeVisible();
  expect(sent[0]).toMatchObject({ order_type: 'pick_up', client_name: 'Ana' });
  // The first dish of the next order does not open the slip.
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(new RegExp(`^${text('orders.waiter_slip')} \\(1\\)`))).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(360);
});
