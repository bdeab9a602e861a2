import { DEFAULT_HOURS, type PubHours } from '@comanda/domain/hours';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  // A Friday, 19:00 in Chișinău.
  t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

type Change = Omit<Partial<PubHours>, 'services'> & {
  readonly services?: Partial<PubHours['services']>;
};
const read = async () => (await t.call(`GET ${PUB}`, { params: pub.ids, as: pub.company })).pub;
const send = (hours: PubHours, revision: number) =>
  t.send(`PUT ${PUB}/hours`, { params: pub.ids, as: pub.company, body: { hours, revision } });
async function save({ services, ...rest }: Change): Promise<void> {
  const { hours, hours_revision: revision } = await read();
  const changed = { ...hours, ...rest, services: { ...hours.services, ...services } };
  expect(await send(changed, revision)).toMatchObject({
    status: 200,
    body: { hours: changed, revision: revision + 1 },
  });
}
const every = (...spans: [from: number, to: number][]) => ({
  week: spans.map(([start, end]) => ({ days: ALL_DAYS, start: start * 60, end: end * 60 })),
  follows: null,
  last_order: 0,
});
const at = (time: string) => t.clock.set(`2026-11-20T${time}:00Z`);
const onDate = (date: string, rest: Partial<PubHours['exceptions'][number]>) => ({
  from: date,
  to: date,
  kind: 'closed' as const,
  spans: [],
  services: ['opening', 'delivery', 'pick_up'] as const,
  text: {},
  ...rest,
});

const orderAtTable = () => tryOrder(t, pub, { body: anOrderAtTable(pub, '7') });
const orderDelivery = () => tryOrder(t, pub, { body: aBasket(pub) });
const seen = () =>
  t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.pub.url_name } });
const closed = (opensAt?: string) => ({
  status: 422,
  body: { code: 'pub_is_closed', facts: opensAt === undefined ? {} : { opens_at: opensAt } },
});

describe('orders at tables', () => {
  it('are taken at any hour while the pub has not said when it opens', async () => {
    at('02:00');
    expect((await orderAtTable()).status).toBe(201);
    expect((await seen()).services).not.toHaveProperty('opening');
  });

  it('keep the opening hours, and deliveries their own', async () => {
    await save({ services: { opening: every([12, 15], [18, 21]) } });
    expect((await orderAtTable()).status).toBe(201);
    at('14:00');
    expect(await orderAtTable()).toMatchObject(closed('2026-11-20T16:00:00.000Z'));
    expect((await orderDelivery()).status).toBe(201);
    const { refusal } = (
      await t.call('POST /api/client/pub/:pubID/orders/quote', {
        params: pub.ids,
        body: {
          order_type: 'in_place',
          table_for_in_place_order: '7',
          dishes: anOrderAtTable(pub, '7').dishes,
        },
      })
    ).quote;
    expect(refusal?.code).toBe('pub_is_closed');
    const rehearsal = await t.send(`POST ${PUB}/rehearsal-order`, {
      params: pub.ids,
      as: pub.company,
      body: { order_type: 'in_place' },
    });
    expect(rehearsal.status).toBe(201);
  });

  it('are refused from the last order on, while the pub is still open', async () => {
    await save({ services: { opening: { ...every([12, 21]), last_order: 45 } } });
    at('18:14');
    expect((await orderAtTable()).status).toBe(201);
    at('18:15');
    expect(await orderAtTable()).toMatchObject(closed('2026-11-21T10:00:00.000Z'));
    expect((await seen()).services).toMatchObject({
      opening: {
        is_open: true,
        takes_orders: false,
        orders_change_at: '2026-11-21T10:00:00.000Z',
        closes_at: '2026-11-20T19:00:00.000Z',
      },
    });
  });

  it('are refused on a closed date and in a break, for the services that these name', async () => {
    const half = { start: 18 * 60, end: 19 * 60 + 30 };
    await save({
      services: { opening: every([12, 22]) },
      exceptions: [
        onDate('2026-11-20', { kind: 'break', spans: [half], services: ['opening'] }),
        onDate('2026-11-21', { services: ['delivery'] }),
      ],
    });
    expect(await orderAtTable()).toMatchObject(closed('2026-11-20T17:30:00.000Z'));
    expect((await orderDelivery()).status).toBe(201);
    t.clock.set('2026-11-21T17:00:00Z');
    expect(await orderDelivery()).toMatchObject(closed('2026-11-21T22:00:00.000Z'));
    expect((await orderAtTable()).status).toBe(201);
  });
});

describe('the seven pairs of the delivery', () => {
  const pairs = async () => (await read()).shipping.shipping_work_hours_for_week;
  const pair = { start: 600, end: 1320 };

  it('show from the first to the last of a day’s spans, of the service that it follows', async () => {
    await save({ services: { delivery: every([10, 12], [18, 22]) } });
    expect(await pairs()).toEqual(ALL_DAYS.map(() => pair));
    await save({
      services: {
        opening: every([11, 23]),
        delivery: { week: null, follows: 'opening', last_order: 0 },
      },
    });
    expect((await pairs())[3]).toEqual({ start: 660, end: 1380 });
  });

  it('that are saved are the delivery’s own, and leave all else', async () => {
    const exceptions = [onDate('2026-12-31', {})];
    await save({
      services: {
        opening: every([11, 23]),
        delivery: { week: null, follows: 'opening', last_order: 30 },
      },
      exceptions,
    });
    const before = (await read()).hours_revision;
    await t.call(`POST ${PUB}/shipping-work-hours`, {
      params: pub.ids,
      as: pub.company,
      body: { work_hours: ALL_DAYS.map(() => pair) },
    });
    const { hours, hours_revision: revision } = await read();
    expect(hours).toEqual({
      ...DEFAULT_HOURS,
      services: {
        ...DEFAULT_HOURS.services,
        opening: every([11, 23]),
        delivery: { ...every([10, 22]), last_order: 30 },
      },
      exceptions,
    });
    expect(revision).toBe(before + 1);
  });

  it('that an older version of the product writes count at once', async () => {
    await save({ services: { opening: every([11, 23]) } });
    await t.deps.db
      .updateTable('shipping')
      .set({ work_hours: JSON.stringify(ALL_DAYS.map(() => pair)) })
      .where('pub_id', '=', pub.pub.id)
      .execute();
    const { hours } = await read();
    expect(hours.services).toMatchObject({ opening: every([11, 23]), delivery: every([10, 22]) });
  });
});

describe('saving', () => {
  it('is refused where somebody else has saved in between, and changes nothing', async () => {
    const { hours, hours_revision: revision } = await read();
    await save({ exceptions: [onDate('2026-12-31', {})] });
    const mine = { ...hours, exceptions: [onDate('2027-01-01', {})] };
    expect(await send(mine, revision)).toMatchObject({
      status: 409,
      body: { code: 'hours_changed_meanwhile' },
    });
    expect((await read()).hours.exceptions).toEqual([onDate('2026-12-31', {})]);
  });

  it('of two at once succeeds for one', async () => {
    const { hours, hours_revision: revision } = await read();
    const answers = await Promise.all([1, 2, 3].map(async () => send(hours, revision)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('names what makes no sense, and changes nothing', async () => {
    const { hours, hours_revision: revision } = await read();
    const wrong: PubHours = {
      services: {
        ...hours.services,
        delivery: { week: null, follows: 'pick_up', last_order: 0 },
      },
      periods: [{ name: {}, from: '02-30', to: '03-01', services: ['opening'], week: [] }],
      exceptions: [onDate('2026-12-31', {}), onDate('2026-12-31', {})],
    };
    const answer = await send(wrong, revision);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_error' } });
    const fields = (answer.body as { validationErrors: { field: string }[] }).validationErrors;
    expect(new Set(fields.map(({ field }) => field))).toEqual(
      new Set([
        'hours.services.delivery',
        'hours.services.pick_up',
        'hours.periods.0',
        'hours.exceptions.1',
      ]),
    );
    expect(await read()).toMatchObject({ hours, hours_revision: revision });
  });

  it('drops exceptions that have been over for a month', async () => {
    const { hours, hours_revision: revision } = await read();
    const exceptions = [onDate('2026-10-01', {}), onDate('2026-11-01', {})];
    const { body } = await send({ ...hours, exceptions }, revision);
    expect(body.hours?.exceptions).toEqual([onDate('2026-11-01', {})]);
  });
});
