import type { Shipping } from '@comanda/contract/shipping';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCourier } from '../../testing/an-order.ts';
import { aPub } from '../../testing/a-pub.ts';
import { aShipping } from '../../testing/a-shipping.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeApi, refusal, type FakeApi, type FakeCalls } from '../../testing/fake-api.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { ShippingScreen } from './shipping-screen.tsx';

const PUB = '/api/company/:companyID/pubs/:pubID';
const AT = '/api/company/3/pubs/7';
const onSaved = vi.fn<() => void>();
let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ro');
});

afterEach(() => {
  takeAway();
  onSaved.mockClear();
  vi.unstubAllGlobals();
});

/** The page over a server that keeps what it is told. */
function open(shipping: Partial<Shipping> = {}, calls: FakeCalls = {}): FakeApi {
  let kept = aShipping(shipping);
  const keep = (change: Partial<Shipping>) => {
    kept = { ...kept, ...change };
    return { ok: true, shipping: kept } as const;
  };
  const api = fakeApi({
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: kept }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: false },
    }),
    [`GET ${PUB}/couriers`]: () => ({ ok: true, couriers: [aCourier()] }),
    [`GET ${PUB}/delivery-points`]: () => ({ ok: true, points: [] }),
    [`POST ${PUB}/shipping-availability`]: ({ body }) => keep(body),
    [`POST ${PUB}/shipping-time`]: ({ body: { from, to } }) =>
      keep({ shipping_time_from: from, shipping_time_to: to }),
    [`POST ${PUB}/shipping-work-hours`]: ({ body }) =>
      keep({ shipping_work_hours_for_week: body.work_hours }),
    [`POST ${PUB}/shipping-price`]: ({ body }) => keep({ shipping_prices: body.prices }),
    [`POST ${PUB}/shipping-free-delivery-prices`]: ({ body }) =>
      keep({ shipping_free_delivery_prices: body.prices }),
    [`POST ${PUB}/delivery-type`]: ({ body }) => keep(body),
    [`POST ${PUB}/preorder`]: ({ body: preorder }) => ({ ok: true, preorder }),
    ...calls,
  });
  takeAway = draw(<ShippingScreen pub={aPub({ lat: 47.01, lng: 28.83 })} onSaved={onSaved} />);
  return api;
}

const sent = ({ made }: FakeApi) => made.filter(({ call }) => call.startsWith('POST /api/company'));
const save = () => page.getByRole('button', { name: 'Salvează', exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

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
      'GET /api/client/pub/:pubID/shipping': () =>
        isDown
          ? refusal(500, 'something_went_wrong')
          : { ok: true, shipping: aShipping({ available: false }) },
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
    { call: `POST ${AT}/shipping-price`, body: { prices: { a: 40, b: 55.9 } } },
    { call: `POST ${AT}/shipping-free-delivery-prices`, body: { prices: {} } },
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

it('adds a courier by number, says when there is none, and removes one after a question', async () => {
  const api = open(
    {},
    {
      [`POST ${PUB}/couriers`]: ({ body: { courier_id: id } }) =>
        id === 9
          ? { ok: true, courier: aCourier({ id: 9, full_name: 'Vera Lungu' }) }
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

it('names zones that lie over each other, and the way to a place on the map', async () => {
  const { shapes } = aShipping();
  const [first] = shapes;
  open({ shapes: [...shapes, ...(first ? [{ ...first, shape_id: 'c' }] : [])] });
  await expect.element(page.getByText(/se suprapune cu 3/)).toBeVisible();
  await expect.element(page.getByText(/se suprapune cu 1/)).toBeVisible();
  takeAway();
  takeAway = draw(<ShippingScreen pub={aPub()} onSaved={onSaved} />);
  await expect.element(page.getByText('Localul încă nu are un loc pe hartă.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Indică-l pe pagina localului' }))
    .toHaveAttribute('href', '/admin/pub/7');
});
