import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPubCourier } from '../../../testing/samples/an-order.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aShipping, zoneTermsOf } from '../../../testing/samples/a-shipping.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, type FakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { Route } from 'wouter';
import { isSection, type Section } from '../sections/sections.ts';
import { ShippingScreen } from '../shipping-screen.tsx';
import { text } from '../../../testing/setup/test-texts.ts';

export const PUB = '/api/company/:companyID/pubs/:pubID';
export const AT = '/api/company/3/pubs/7';
export const onSaved = vi.fn<() => void>();
let unmount: () => void = () => {};

export function closeShippingScreen(): void {
  unmount();
  unmount = () => {};
  onSaved.mockClear();
  vi.unstubAllGlobals();
}

/** The names and minimums stay where only prices or outlines are saved. */
const keepTerms = (saved: Shipping) =>
  zoneTermsOf(saved).map((plain) => {
    const before = saved.zone_terms.find(({ shape_id: id }) => id === plain.shape_id);
    return { ...before, ...plain, name: before?.name ?? '' };
  });

type Options = {
  readonly pub?: Pub;
  /** The open one; `list` is the page's own address. */
  readonly section?: Section | 'list';
};

/** The page with a fake server that stores what is sent. */
export function openShippingScreen(
  shipping: Partial<Shipping> = {},
  calls: FakeCalls = {},
  { pub = aPub({ lat: 47.01, lng: 28.83 }), section = 'zones' }: Options = {},
): FakeApi {
  let saved = aShipping(shipping);
  const save = (change: Partial<Shipping>) => {
    saved = { ...saved, ...change };
    if (!change.zone_terms) saved = { ...saved, zone_terms: keepTerms(saved) };
    return { ok: true, shipping: saved } as const;
  };
  const api = fakeApi({
    [`GET ${PUB}`]: () => ({ ok: true, pub: { ...pub, shipping: saved } }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: false },
    }),
    [`GET ${PUB}/couriers`]: () => ({ ok: true, couriers: [aPubCourier()] }),
    [`GET ${PUB}/delivery-points`]: () => ({ ok: true, points: [] }),
    [`POST ${PUB}/shipping-availability`]: ({ body }) => save(body),
    [`POST ${PUB}/shipping-time`]: ({ body: { from, to } }) =>
      save({ shipping_time_from: from, shipping_time_to: to }),
    [`POST ${PUB}/shipping-work-hours`]: ({ body }) =>
      save({ shipping_work_hours_for_week: body.work_hours }),
    [`POST ${PUB}/shipping-price`]: ({ body }) => save({ shipping_prices: body.prices }),
    [`POST ${PUB}/shipping-free-delivery-prices`]: ({ body }) =>
      save({ shipping_free_delivery_prices: body.prices }),
    [`POST ${PUB}/zone-terms`]: ({ body: { zone } }) =>
      save({
        zone_terms: saved.zone_terms.map((one) => (one.shape_id === zone.shape_id ? zone : one)),
      }),
    [`POST ${PUB}/shipping`]: ({ body: { shapes } }) => save({ shapes }),
    [`POST ${PUB}/add-commission-to-dish-prices`]: ({ body }) => save(body),
    [`POST ${PUB}/delivery-type`]: ({ body }) => save(body),
    [`POST ${PUB}/preorder`]: ({ body: preorder }) => ({ ok: true, preorder }),
    ...calls,
  });
  const root = '/admin/pub/7/shipping';
  unmount = draw(
    <Route path={`${root}/:part?`}>
      {({ part }) => (
        <ShippingScreen
          pub={pub}
          section={part !== undefined && isSection(part) ? part : undefined}
          onSaved={onSaved}
        />
      )}
    </Route>,
    section === 'list' ? root : `${root}/${section}`,
  );
  return api;
}

/** The write calls that the page has sent. */
export const sent = ({ made }: FakeApi) =>
  made.filter(({ call }) => call.startsWith('POST /api/company'));
export const saveButton = () => page.getByRole('button', { name: text('ui.save'), exact: true });
