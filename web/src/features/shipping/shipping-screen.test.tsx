import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReloadGate } from '../../lib/live/reload-gate.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { aPub } from '../../testing/samples/a-pub.ts';
import { aPubCourier } from '../../testing/samples/an-order.ts';
import { aShipping } from '../../testing/samples/a-shipping.ts';
import { refusal } from '../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import {
  AT,
  closeShippingScreen,
  onSaved,
  openShippingScreen as open,
  PUB,
  saveButton as save,
  sent,
} from './testing/shipping-setup.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(closeShippingScreen);

it('saves the switch separately, only when it is pressed, and then shows the other settings', async () => {
  const api = open({ available: false });
  const available = page.getByRole('switch', { name: /Livrăm comenzi/ });
  await expect.element(available).not.toBeChecked();
  const settings = page.getByRole('heading', { level: 2 });
  expect(settings.elements()).toEqual([]);
  expect(sent(api)).toEqual([]);
  await available.click();
  await expect.element(settings.filter({ hasText: text('shipping.time') })).toBeVisible();
  expect(sent(api)).toEqual([
    { call: `POST ${AT}/shipping-availability`, body: { available: true } },
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('says beneath the switch what a delivery that is on lacks, until nothing is missing', async () => {
  const closed = Array.from({ length: 7 }, () => ({ start: 0, end: 0 }));
  const incomplete = { shapes: [], shipping_prices: {}, shipping_work_hours_for_week: closed };
  open({ available: false, ...incomplete }, {}, { pub: aPub({ lat: null, lng: null }) });
  const note = page.getByRole('status').filter({ hasText: text('shipping.nobody_can_order') });
  await expect.element(page.getByRole('switch')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('switch').click();
  for (const [missing, address] of [
    ['place', ''],
    ['zone', '/shipping/zones'],
    ['hours', '/shipping/hours'],
  ] as const) {
    await expect
      .element(note.getByRole('link', { name: text(`shipping.missing_${missing}`) }))
      .toHaveAttribute('href', `/admin/pub/7${address}`);
  }
  expect(toasts.list()).toEqual([]);
  closeShippingScreen();
  open();
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

it('restores the switch when saving fails', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  open(
    {},
    {
      [`POST ${PUB}/shipping-availability`]: async () => {
        await held;
        return refusal(500, 'something_went_wrong');
      },
    },
  );
  const available = page.getByRole('switch', { name: /Livrăm comenzi/ });
  // Until its settings are loaded it shows what the pub itself says.
  await expect.element(available).toBeChecked();
  await available.click();
  await expect.element(available).not.toBeChecked();
  await expect.element(available).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect.element(available).toBeChecked();
  await expect.element(available).not.toHaveAttribute('aria-busy');
});

it('shows why the settings could not be loaded, and retries', async () => {
  let isDown = true;
  open(
    {},
    {
      [`GET ${PUB}`]: () =>
        isDown
          ? refusal(500, 'something_went_wrong')
          : { ok: true, pub: aPub({ shipping: aShipping({ available: false }) }) },
    },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(page.getByRole('switch')).toBeVisible();
});

it('refuses a delivery time of zero, and enables saving only for changed values', async () => {
  const api = open({}, {}, { section: 'time' });
  await expect.element(field(text('shipping.time_from'))).toHaveValue('30');
  await expect.element(save()).not.toBeInTheDocument();
  for (const wrong of ['0', '', '60', '7,5']) {
    await field(text('shipping.time_from')).fill(wrong);
    await expect.element(save()).toBeDisabled();
  }
  await field(text('shipping.time_from')).fill('30');
  await expect.element(save()).not.toBeInTheDocument();
  await field(text('shipping.time_from')).fill('40');
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent(api)).toEqual([{ call: `POST ${AT}/shipping-time`, body: { from: 40, to: 50 } }]);
});

it('blocks page reloads only while there are unsaved values', async () => {
  const gate = new ReloadGate(document);
  open({}, {}, { section: 'time' });
  await expect.element(field(text('shipping.time_from'))).toHaveValue('30');
  await field(text('shipping.time_from')).fill('40');
  await expect.element(save()).toBeVisible();
  await userEvent.tab();
  expect(gate.isOpen()).toBe(false);
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.poll(gate.isOpen).toBe(true);
});

it('names a zone without a price, and sends the prices of all zones with one request per kind of price', async () => {
  const api = open();
  await expect.element(page.getByText(text('shipping.zone_unpriced'))).toBeVisible();
  const price = field('Zona 2: prețul livrării');
  await price.fill('gratis');
  await expect.element(save()).toBeDisabled();
  await price.fill('55,9');
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(page.getByText(text('shipping.zone_unpriced'))).not.toBeInTheDocument();
  await field('Zona 1: gratuit de la').fill('');
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent(api)).toEqual([
    { call: `POST ${AT}/shipping-price`, body: { prices: { a: 40, b: 55.9 }, before: { a: 40 } } },
    { call: `POST ${AT}/shipping-free-delivery-prices`, body: { prices: {}, before: { a: 300 } } },
  ]);
});

it('keeps the typed values when the server refuses', async () => {
  open({}, { [`POST ${PUB}/shipping-price`]: () => refusal(400, 'validation_error') });
  await field('Zona 1: prețul livrării').fill('41');
  await save().click();
  await expect.element(save()).toBeEnabled();
  await expect.element(field('Zona 1: prețul livrării')).toHaveValue('41');
  await page.getByRole('button', { name: text('shipping.discard') }).click();
  await expect.element(field('Zona 1: prețul livrării')).toHaveValue('40');
});

it('saves who delivers', async () => {
  const api = open({}, {}, { section: 'couriers' });
  await page.getByRole('button', { name: text('shipping.type_delivery_service') }).click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  const body = { delivery_type: 'delivery_service' };
  expect(sent(api)).toEqual([{ call: `POST ${AT}/delivery-type`, body }]);
});

it('saves the ways to pay, and says what having none means', async () => {
  const api = open({}, {}, { section: 'payment' });
  const way = (kind: 'cash' | 'card') =>
    page.getByRole('checkbox', { name: text(`shipping.payment_${kind}`) });
  await way('cash').click();
  await expect.element(page.getByText(/Fără niciuna nimeni/)).toBeVisible();
  await way('card').click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  const body = { cash_preorder: false, card_preorder: true };
  expect(sent(api)).toEqual([{ call: `POST ${AT}/preorder`, body }]);
});

it('switches the commission in dish prices on and off', async () => {
  const api = open({}, {}, { section: 'payment' });
  const commission = page.getByRole('switch', { name: /Adaugă comisionul/ });
  await expect.element(commission).not.toBeChecked();
  await commission.click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(commission).toBeChecked();
  await commission.click();
  await page.getByRole('button', { name: text('shipping.discard') }).click();
  await expect.element(commission).toBeChecked();
  const body = { add_commission_to_dish_prices: true };
  expect(sent(api)).toEqual([{ call: `POST ${AT}/add-commission-to-dish-prices`, body }]);
});

it('marks no number as invalid when the connection fails, and shows that no courier is attached yet', async () => {
  open(
    {},
    {
      [`GET ${PUB}/couriers`]: () => ({ ok: true, couriers: [] }),
      [`POST ${PUB}/couriers`]: () => refusal(500, 'something_went_wrong'),
    },
    { section: 'couriers' },
  );
  await expect.element(page.getByText(text('shipping.no_couriers'))).toBeVisible();
  await page.getByRole('button', { name: text('shipping.add_courier') }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill('8');
  const add = popup.getByRole('button', { name: text('shipping.add'), exact: true });
  await add.click();
  await expect.element(add).toBeEnabled();
  await expect
    .element(popup.getByText(text('errors.courier_id_is_invalid')))
    .not.toBeInTheDocument();
});

it('keeps the typed prices when a zone was deleted meanwhile', async () => {
  let isDeleted = false;
  const { shapes } = aShipping();
  open(
    {},
    {
      [`GET ${PUB}`]: () => {
        const fields = isDeleted ? { shapes: shapes.slice(1), shipping_prices: {} } : {};
        return { ok: true, pub: aPub({ shipping: aShipping(fields) }) };
      },
      [`POST ${PUB}/shipping-price`]: () => {
        isDeleted = true;
        return refusal(409, 'zones_changed_meanwhile');
      },
    },
  );
  await field('Zona 1: prețul livrării').fill('41');
  await field('Zona 2: prețul livrării').fill('50');
  await save().click();
  // The remaining zone is the first one now, with its typed price.
  await expect.element(field('Zona 2: prețul livrării')).not.toBeInTheDocument();
  await expect.element(field('Zona 1: prețul livrării')).toHaveValue('50');
  await expect.element(save()).toBeEnabled();
});

it.each([
  ['courier_limit_exceeded', { limit: 200 }],
  ['too_many_unconfirmed_couriers', {}],
] as const)('shows beneath the number why no courier can be added: %s', async (code, facts) => {
  open(
    {},
    { [`POST ${PUB}/couriers`]: () => ({ ...refusal(409, code), facts }) },
    { section: 'couriers' },
  );
  await page.getByRole('button', { name: text('shipping.add_courier') }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill('9');
  await popup.getByRole('button', { name: text('shipping.add'), exact: true }).click();
  const message = text(`errors.${code}`, facts);
  await expect
    .element(popup.getByRole('textbox'))
    .toHaveAccessibleDescription(expect.stringContaining(message));
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  await expect.element(popup).not.toBeInTheDocument();
});

it('adds a courier by number, reports an unknown one, and removes one after confirmation', async () => {
  const api = open(
    {},
    {
      [`POST ${PUB}/couriers`]: ({ body: { courier_id: id } }) =>
        id === 9
          ? { ok: true, courier: aPubCourier({ id: 9, full_name: 'Vera Lungu' }) }
          : refusal(400, 'courier_id_is_invalid'),
      [`DELETE ${PUB}/couriers/:courierID`]: () => ({ ok: true }),
    },
    { section: 'couriers' },
  );
  await expect.element(page.getByText('Ion Rusu')).toBeVisible();
  await page.getByRole('button', { name: text('shipping.add_courier') }).click();
  const popup = page.getByRole('dialog');
  const add = popup.getByRole('button', { name: text('shipping.add'), exact: true });
  for (const none of ['', '0', 'Vera', '-9']) {
    await popup.getByRole('textbox').fill(none);
    await expect.element(add).toBeDisabled();
  }
  await popup.getByRole('textbox').fill('8');
  await add.click();
  await expect.element(popup.getByText(text('errors.courier_id_is_invalid'))).toBeVisible();
  await popup.getByRole('textbox').fill('9');
  await add.click();
  await expect.element(page.getByText('Vera Lungu')).toBeVisible();

  await page.getByRole('button', { name: text('ui.actions_of', { name: 'Ion Rusu' }) }).click();
  await page.getByRole('button', { name: text('shipping.remove'), exact: true }).click();
  await expect
    .element(page.getByText(text('shipping.remove_courier_question', { name: 'Ion Rusu' })))
    .toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('shipping.remove') })
    .click();
  await expect.element(page.getByText('Ion Rusu', { exact: true })).not.toBeInTheDocument();
  expect(api.made.map(({ call }) => call)).toContain(`DELETE ${AT}/couriers/4`);
});

it('shows a courier’s contacts, or only the name of a courier who has not confirmed', async () => {
  open(
    {},
    {
      [`GET ${PUB}/couriers`]: () => ({
        ok: true,
        couriers: [
          aPubCourier({ phone_number: '+37369111222', telegram_username: 'ion_r' }),
          { id: 9, full_name: 'Vera Lungu', is_confirmed: false },
        ],
      }),
    },
    { section: 'couriers' },
  );
  const rows = page.getByRole('listitem').filter({ hasText: /ID \d/ });
  await expect
    .element(rows.nth(0).getByRole('link', { name: '+373 69 111 222' }))
    .toHaveAttribute('href', 'tel:+37369111222');
  await expect
    .element(rows.nth(0).getByRole('link', { name: '@ion_r' }))
    .toHaveAttribute('href', 'https://t.me/ion_r');
  await expect
    .element(rows.nth(0).getByText(text('shipping.courier_waits')))
    .not.toBeInTheDocument();
  await expect.element(rows.nth(1).getByText(text('shipping.courier_waits'))).toBeVisible();
  await expect.element(rows.nth(1).getByRole('link')).not.toBeInTheDocument();
});
