import type { Shape } from '@comanda/contract/shipping';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { isWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import {
  AT,
  closeShippingScreen,
  openShippingScreen,
  PUB,
  sent,
} from '../testing/shipping-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(closeShippingScreen);

const { shapes } = aShipping();
const a = shapes[0] as Shape;
const saveAll = () => page.getByRole('button', { name: text('shipping.save_all') });
const button = (name: string) => page.getByRole('button', { name });
async function deleteZone(number: number) {
  await button(text('shipping.zone_actions', { number })).click();
  await button(text('shipping.delete_zone', { number })).click();
}

it('names overlapping zones', async () => {
  openShippingScreen({ shapes: [...shapes, { ...a, shape_id: 'c' }] });
  await expect.element(page.getByText(/se suprapune cu 3/)).toBeVisible();
  await expect.element(page.getByText(/se suprapune cu 1/)).toBeVisible();
});

it('names an outline that crosses itself, and disables saving until it is fixed', async () => {
  const at = (lat: number, lng: number) => ({ lat, lng });
  const bowTie = [at(47, 28.7), at(47.1, 28.8), at(47, 28.8), at(47.1, 28.7)];
  openShippingScreen({ shapes: [...shapes, { ...a, shape_id: 'x', vertices: bowTie }] });
  await expect.element(page.getByText(text('shipping.crossed'))).toBeVisible();
  expect(isWorkInHand()).toBe(false);
  await deleteZone(1);
  await expect.element(saveAll()).toBeDisabled();
  expect(isWorkInHand()).toBe(true);
  await expect.element(page.getByText(/Depărtați colțurile/)).toBeVisible();
  await deleteZone(2);
  await expect.element(page.getByText(/Depărtați colțurile/)).not.toBeInTheDocument();
  await expect.element(saveAll()).toBeEnabled();
});

it.each([
  ['zone_limit_exceeded', 409, 100],
  ['vertex_limit_exceeded', 422, 500],
] as const)('shows beside the map why it cannot be saved: %s', async (code, status, limit) => {
  openShippingScreen(
    {},
    { [`POST ${PUB}/shipping`]: () => ({ ...refusal(status, code), facts: { limit } }) },
  );
  await deleteZone(1);
  await saveAll().click();
  const message = page.getByText(text(`errors.${code}`, { limit }));
  await expect.element(message).toBeVisible();
  await deleteZone(1);
  await expect.element(message).not.toBeInTheDocument();
});

it('warns of a pub without a location, links to its setting, and offers no radius zone', async () => {
  openShippingScreen({}, {}, { pub: aPub() });
  await expect.element(page.getByText(text('shipping.no_location'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('shipping.set_location') }))
    .toHaveAttribute('href', '/admin/pub/7');
  await expect.element(button(text('shipping.draw_zone'))).toBeVisible();
  await expect.element(button(text('shipping.zone_by_radius'))).not.toBeInTheDocument();
});

it('adds a zone by its radius, edits it like any other zone and undoes it', async () => {
  const api = openShippingScreen({ shapes: [] });
  await expect.element(page.getByText(/Încă nu sunt zone/)).toBeVisible();
  await button(text('shipping.zone_by_radius')).click();
  const popup = page.getByRole('dialog');
  const add = popup.getByRole('button', { name: text('shipping.add'), exact: true });
  for (const wrong of ['', '0', '51', 'doi']) {
    await popup.getByRole('textbox').fill(wrong);
    await add.click();
    await expect.element(popup.getByText(/Un număr de kilometri/)).toBeVisible();
  }
  await popup.getByRole('textbox').fill('2,5');
  await add.click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByText(/Trageți colțurile/)).toBeVisible();
  await saveAll().click();
  await expect.element(saveAll()).not.toBeInTheDocument();
  const [{ body } = { body: undefined }] = sent(api);
  expect(body).toMatchObject({ before: [], shapes: [{ color: '#d94f3d' }] });
  expect((body as { shapes: Shape[] }).shapes[0]?.vertices).toHaveLength(24);

  // The same circle added again is the last zone again.
  await button(text('shipping.zone_by_radius')).click();
  await popup.getByRole('textbox').fill('2.5');
  await add.click();
  await expect.element(page.getByText(/Este din nou ultima zonă/)).toBeVisible();
  await expect.element(saveAll()).not.toBeInTheDocument();
});

it('can be drawn while what is shown beside them does not load at the first try', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const failing = () => {
    let isFirst = true;
    return async () => {
      if (!isFirst) await held;
      isFirst = false;
      return refusal(503, 'service_unavailable');
    };
  };
  openShippingScreen(
    {},
    {
      [`GET ${PUB}/delivery-points`]: failing(),
      [`GET ${PUB}/couriers`]: failing(),
      'GET /api/client/pub/:pubID/preorder': failing(),
    },
  );
  await expect.element(button(text('shipping.draw_zone'))).toBeVisible();
  answer();
});

it('refuses an outline that is closed before its third corner', async () => {
  openShippingScreen({ shapes: [] });
  await button(text('shipping.draw_zone')).click();
  await button(text('ui.cancel')).click();
  await button(text('shipping.draw_zone')).click();
  await button(text('shipping.add_corner')).click();
  await button(text('shipping.close_outline')).click();
  await expect.element(page.getByText(/O zonă are cel puțin trei colțuri/)).toBeVisible();
  await expect.element(saveAll()).not.toBeInTheDocument();
});

it('reports that another user changed the same zone, keeps the local one on the map, and saves it', async () => {
  const theirs = [{ ...a, color: '#8a5cc2' }, ...shapes.slice(1)];
  let isChanged = false;
  let tries = 0;
  const api = openShippingScreen(
    {},
    {
      [`GET ${PUB}`]: () => ({
        ok: true,
        pub: aPub({ shipping: aShipping(isChanged ? { shapes: theirs } : {}) }),
      }),
      [`POST ${PUB}/shipping`]: ({ body }) => {
        tries += 1;
        isChanged = true;
        return tries === 1
          ? refusal(409, 'zones_changed_meanwhile')
          : { ok: true, shipping: aShipping({ shapes: body.shapes }) };
      },
    },
  );
  await deleteZone(1);
  await saveAll().click();
  await expect.element(page.getByText(/Altcineva tocmai a schimbat o zonă/)).toBeVisible();
  await expect
    .element(button(text('shipping.zone_actions', { number: 2 })))
    .not.toBeInTheDocument();
  await saveAll().click();
  await expect.element(saveAll()).not.toBeInTheDocument();
  expect(sent(api)).toMatchObject([
    { call: `POST ${AT}/shipping`, body: { shapes: shapes.slice(1), before: shapes } },
    { call: `POST ${AT}/shipping`, body: { shapes: shapes.slice(1), before: theirs } },
  ]);
});
