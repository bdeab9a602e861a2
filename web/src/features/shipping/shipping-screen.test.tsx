import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReloadGate } from '../../lib/live/reload-gate.ts';
import { aPub } from '../../testing/samples/a-pub.ts';
import { aPubCourier } from '../../testing/samples/an-order.ts';
import { aShipping } from '../../testing/samples/a-shipping.ts';
import { refusal } from '../../testing/fakes/fake-api.ts';
import { startTestTexts } from '../../testing/setup/test-texts.ts';
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

beforeAll(async () => {
  await startTestTexts('ro');
});
afterEach(closeShippingScreen);

it('saves the switch by itself, only when it is pressed, and shows the rest then', async () => {
  const api = open({ available: false });
  const available = page.getByRole('switch', { name: /Livrăm comenzi/ });
  await expect.element(available).not.toBeChecked();
  await expect.element(page.getByText('Durata livrării')).not.toBeInTheDocument();
  expect(sent(api)).toEqual([]);
  await available.click();
  await expect.element(page.getByText('Durata livrării')).toBeVisible();
  expect(sent(api)).toEqual([
    { call: `POST ${AT}/shipping-availability`, body: { available: true } },
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('leaves the switch as it was when saving fails', async () => {
  open({}, { [`POST ${PUB}/shipping-availability`]: () => refusal(500, 'something_went_wrong') });
  const available = page.getByRole('switch', { name: /Livrăm comenzi/ });
  await available.click();
  await expect.element(available).toBeChecked();
});

it('says why it could not be loaded, and tries again', async () => {
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
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect.element(page.getByRole('switch')).toBeVisible();
});

it('takes no delivery time with a zero in it, and offers to save only what differs', async () => {
  const api = open();
  await expect.element(field('De la')).toHaveValue('30');
  await expect.element(save()).not.toBeInTheDocument();
  for (const wrong of ['0', '', '60', '7,5']) {
    await field('De la').fill(wrong);
    await expect.element(save()).toBeDisabled();
  }
  await field('De la').fill('30');
  await expect.element(save()).not.toBeInTheDocument();
  await field('De la').fill('40');
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent(api)).toEqual([{ call: `POST ${AT}/shipping-time`, body: { from: 40, to: 50 } }]);
});

it('keeps the page from loading anew while it is being written, and no longer than until it is saved', async () => {
  const gate = new ReloadGate(document);
  open();
  await expect.element(field('De la')).toHaveValue('30');
  await field('De la').fill('40');
  await expect.element(save()).toBeVisible();
  await userEvent.tab();
  expect(gate.isOpen()).toBe(false);
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.poll(gate.isOpen).toBe(true);
});

it('moves hours in steps of five minutes, closes a day, copies it, and saves the week', async () => {
  const api = open();
  const opens = page.getByRole('slider', { name: 'Luni: deschide' });
  await expect.element(opens).toHaveAttribute('aria-valuetext', '10:00');
  await expect.element(save()).not.toBeInTheDocument();
  opens.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(opens).toHaveAttribute('aria-valuetext', '10:05');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(save()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('09:55 – 22:00')).toBeVisible();

  await page.getByRole('button', { name: 'Luni: copiază orele' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByText('Duminică').click();
  await popup.getByRole('button', { name: 'Copiază' }).click();
  await page.getByRole('checkbox', { name: 'Sâmbătă: după miezul nopții' }).click();
  await page.getByRole('switch', { name: 'Duminică' }).click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  const usual = { start: 595, end: 1320 };
  const work_hours = [
    ...Array.from({ length: 5 }, () => usual),
    { start: 1320, end: 595 },
    { start: 0, end: 0 },
  ];
  expect(sent(api)).toEqual([{ call: `POST ${AT}/shipping-work-hours`, body: { work_hours } }]);
});

it('reaches from midnight to midnight in steps of five minutes', async () => {
  open();
  const opens = page.getByRole('slider', { name: 'Marți: deschide' });
  const closes = page.getByRole('slider', { name: 'Marți: închide' });
  for (const thumb of [opens, closes]) {
    await expect.element(thumb).toHaveAttribute('min', '0');
    await expect.element(thumb).toHaveAttribute('max', '1440');
    await expect.element(thumb).toHaveAttribute('step', '5');
  }
  opens.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(opens).toHaveAttribute('aria-valuetext', '00:00');
  closes.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(closes).toHaveAttribute('aria-valuetext', '24:00');
  await expect.element(page.getByText('00:00 – 24:00')).toBeVisible();
});

it('names a zone without a price, and sends the prices of all zones, each map on its own', async () => {
  const api = open();
  await expect.element(page.getByText('Fără preț', { exact: true })).toBeVisible();
  const price = field('Zona 2: prețul livrării');
  await price.fill('gratis');
  await expect.element(save()).toBeDisabled();
  await price.fill('55,9');
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(page.getByText('Fără preț', { exact: true })).not.toBeInTheDocument();
  await field('Zona 1: gratuit de la').fill('');
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent(api)).toEqual([
    { call: `POST ${AT}/shipping-price`, body: { prices: { a: 40, b: 55.9 }, before: { a: 40 } } },
    { call: `POST ${AT}/shipping-free-delivery-prices`, body: { prices: {}, before: { a: 300 } } },
  ]);
});

it('keeps what was typed when the server refuses', async () => {
  open({}, { [`POST ${PUB}/shipping-price`]: () => refusal(400, 'validation_error') });
  await field('Zona 1: prețul livrării').fill('41');
  await save().click();
  await expect.element(save()).toBeEnabled();
  await expect.element(field('Zona 1: prețul livrării')).toHaveValue('41');
  await page.getByRole('button', { name: 'Anulează modificările' }).click();
  await expect.element(field('Zona 1: prețul livrării')).toHaveValue('40');
});

it('saves who delivers and how guests pay, each on its own', async () => {
  const api = open();
  await page.getByRole('button', { name: 'Serviciu de livrare' }).click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await page.getByText('cu cardul').click();
  await page.getByText('în numerar').click();
  await page.getByText('cu cardul').click();
  await expect.element(page.getByText(/Fără niciuna nimeni/)).toBeVisible();
  await page.getByText('cu cardul').click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent(api)).toEqual([
    { call: `POST ${AT}/delivery-type`, body: { delivery_type: 'delivery_service' } },
    { call: `POST ${AT}/preorder`, body: { cash_preorder: false, card_preorder: true } },
  ]);
});

it('switches the commission in dish prices on and off', async () => {
  const api = open();
  const commission = page.getByRole('switch', { name: /Adaugă comisionul/ });
  await expect.element(commission).not.toBeChecked();
  await commission.click();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(commission).toBeChecked();
  await commission.click();
  await page.getByRole('button', { name: 'Anulează modificările' }).click();
  await expect.element(commission).toBeChecked();
  const body = { add_commission_to_dish_prices: true };
  expect(sent(api)).toEqual([{ call: `POST ${AT}/add-commission-to-dish-prices`, body }]);
});

it('blames no number when the line is at fault, and says that no courier is here yet', async () => {
  open(
    {},
    {
      [`GET ${PUB}/couriers`]: () => ({ ok: true, couriers: [] }),
      [`POST ${PUB}/couriers`]: () => refusal(500, 'something_went_wrong'),
    },
  );
  await expect.element(page.getByText('Încă nu sunt curieri')).toBeVisible();
  await page.getByRole('button', { name: 'Adaugă un curier' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill('8');
  const add = popup.getByRole('button', { name: 'Adaugă', exact: true });
  await add.click();
  await expect.element(add).toBeEnabled();
  await expect.element(popup.getByText('ID-ul curierului nu este corect')).not.toBeInTheDocument();
});

it('keeps the prices that are typed when a zone has gone meanwhile', async () => {
  let isGone = false;
  const { shapes } = aShipping();
  open(
    {},
    {
      [`GET ${PUB}`]: () => {
        const fields = isGone ? { shapes: shapes.slice(1), shipping_prices: {} } : {};
        return { ok: true, pub: aPub({ shipping: aShipping(fields) }) };
      },
      [`POST ${PUB}/shipping-price`]: () => {
        isGone = true;
        return refusal(409, 'zones_changed_meanwhile');
      },
    },
  );
  await field('Zona 1: prețul livrării').fill('41');
  await field('Zona 2: prețul livrării').fill('50');
  await save().click();
  // The zone that is left is the first one now, with what was typed for it.
  await expect.element(field('Zona 2: prețul livrării')).not.toBeInTheDocument();
  await expect.element(field('Zona 1: prețul livrării')).toHaveValue('50');
  await expect.element(save()).toBeEnabled();
});

it.each([
  ['courier_limit_exceeded', { limit: 200 }],
  ['too_many_unconfirmed_couriers', {}],
] as const)('says beneath the number why no courier can be added: %s', async (code, facts) => {
  open({}, { [`POST ${PUB}/couriers`]: () => ({ ...refusal(409, code), facts }) });
  await page.getByRole('button', { name: i18next.t('shipping.add_courier') }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill('9');
  await popup.getByRole('button', { name: i18next.t('shipping.add'), exact: true }).click();
  const said = i18next.t(`errors.${code}`, facts);
  await expect
    .element(popup.getByRole('textbox'))
    .toHaveAccessibleDescription(expect.stringContaining(said));
});

it('adds a courier by number, says when there is none, and removes one after a question', async () => {
  const api = open(
    {},
    {
      [`POST ${PUB}/couriers`]: ({ body: { courier_id: id } }) =>
        id === 9
          ? { ok: true, courier: aPubCourier({ id: 9, full_name: 'Vera Lungu' }) }
          : refusal(400, 'courier_id_is_invalid'),
      [`DELETE ${PUB}/couriers/:courierID`]: () => ({ ok: true }),
    },
  );
  await expect.element(page.getByText('Ion Rusu')).toBeVisible();
  await page.getByRole('button', { name: 'Adaugă un curier' }).click();
  const popup = page.getByRole('dialog');
  const add = popup.getByRole('button', { name: 'Adaugă', exact: true });
  for (const none of ['', '0', 'Vera', '-9']) {
    await popup.getByRole('textbox').fill(none);
    await expect.element(add).toBeDisabled();
  }
  await popup.getByRole('textbox').fill('8');
  await add.click();
  await expect.element(popup.getByText('ID-ul curierului nu este corect')).toBeVisible();
  await popup.getByRole('textbox').fill('9');
  await add.click();
  await expect.element(page.getByText('Vera Lungu')).toBeVisible();

  await page.getByRole('button', { name: 'Elimină: Ion Rusu' }).click();
  await expect.element(page.getByText('Eliminați curierul Ion Rusu?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimină' }).click();
  await expect.element(page.getByText('Ion Rusu', { exact: true })).not.toBeInTheDocument();
  expect(api.made.map(({ call }) => call)).toContain(`DELETE ${AT}/couriers/4`);
});

it('shows how to reach a courier, and of one who has not confirmed the name alone', async () => {
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
  );
  const rows = page.getByRole('listitem').filter({ hasText: /ID \d/ });
  await expect
    .element(rows.nth(0).getByRole('link', { name: '+373 69 111 222' }))
    .toHaveAttribute('href', 'tel:+37369111222');
  await expect
    .element(rows.nth(0).getByRole('link', { name: '@ion_r' }))
    .toHaveAttribute('href', 'https://t.me/ion_r');
  await expect.element(rows.nth(0).getByText('Așteaptă confirmarea')).not.toBeInTheDocument();
  await expect.element(rows.nth(1).getByText('Așteaptă confirmarea')).toBeVisible();
  await expect
    .element(rows.nth(1).getByText(/Telefonul apare aici după ce confirmă/))
    .toBeVisible();
  await expect.element(rows.nth(1).getByRole('link')).not.toBeInTheDocument();
});
