import '../../styles/page.css';
import '../../styles/checkout.css';
import type {
  NewOrder,
  OrderTimes,
  Quote,
  QuoteRequest,
  TimesRequest,
} from '@comanda/contract/orders';
import { allTexts, translate, type Language, type TextKey } from '@comanda/contract/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import {
  openCheckout,
  quoteOf,
  testInfo,
  type OpenCheckout,
} from '../../testing/open-test-checkout.tsx';

/** A Friday, 19:00 in Chișinău. */
const NOW = '2026-11-20T17:00:00.000Z';
const on = (time: string, day = 20) => `2026-11-${day}T${time}:00.000Z`;
const slot = (from: string, code?: string): OrderTimes['times'][number] => ({
  from,
  to: new Date(Date.parse(from) + 1_800_000).toISOString(),
  refusal: code === undefined ? null : { code, facts: {} },
});
const friday: OrderTimes = {
  days: ['2026-11-20', '2026-11-21', '2026-11-23'],
  date: '2026-11-20',
  times: [
    slot(on('18:00'), 'slot_is_full'),
    slot(on('18:30')),
    slot(on('19:00'), 'ordered_too_late'),
    slot(on('22:30')),
  ],
};
const saturday: OrderTimes = {
  ...friday,
  date: '2026-11-21',
  times: [slot(on('10:00', 21))],
};

let checkout: OpenCheckout | undefined;
let language: Language = 'ro';
let quote: (request: QuoteRequest) => Partial<Quote>;
let takesLater = true;
let times: (request: TimesRequest) => OrderTimes;
let isOffline = false;
let answer: () => { code: string; facts?: object } = () => ({ code: 'pub_expired' });
const asked: TimesRequest[] = [];
const sent: NewOrder[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  language = 'ro';
  isOffline = false;
  takesLater = true;
  asked.length = 0;
  sent.length = 0;
  quote = () => ({});
  times = ({ date }) => (date === '2026-11-21' ? saturday : friday);
  answer = () => ({ code: 'pub_expired' });
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': ({ body }) => ({
      ok: true,
      quote: {
        ...quoteOf(80),
        ...(takesLater && { takes_later: true, later_types: ['pick_up'] }),
        ...quote(body),
      },
    }),
    'POST /api/client/pub/:pubID/orders/times': ({ body }) => {
      asked.push(body);
      if (isOffline) throw new TypeError('no network');
      return { ok: true, times: times(body) };
    },
    'POST /api/client/pub/:pubID/orders': ({ body }) => {
      sent.push(body);
      return { ok: false, err: '', status: 422, ...answer() } as never;
    },
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: true },
    }),
  });
});
afterEach(() => {
  checkout?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const who = { name: 'Ana', phone: '+373 69 111 222' };
function open(draft: object = {}, orderType: 'pick_up' | 'delivery' = 'pick_up'): void {
  checkout = openCheckout({
    info: { ...testInfo, language, table: '', orderTypes: ['in_place', 'pick_up', 'delivery'] },
    orderType,
    draft: { ...who, ...draft },
  });
}
const text = (key: TextKey, values = {}) => translate(allTexts[key], language, values);
const choice = (key: 'guest.later.now' | 'guest.later.at_a_time') =>
  page.getByRole('radio', { name: new RegExp(`^${text(key)}`) });
const timeList = () => page.getByLabelText(text('guest.later.time'), { exact: true });
const dayList = () => page.getByLabelText(text('guest.later.day'), { exact: true });
const optionsOf = (list: ReturnType<typeof timeList>) =>
  [...(list.element() as HTMLSelectElement).options].map(
    ({ text: name, disabled }) => `${name}${disabled ? ' -' : ''}`,
  );
const send = () => page.getByRole('button', { name: /80,00/ });
const alerts = () => page.getByRole('alert');
const closed = { code: 'pub_is_closed', facts: { opens_at: on('18:00') } };
/** Of a pub that is closed now. */
const closedNow = ({ wanted_at: wanted }: QuoteRequest) => (wanted ? {} : { refusal: closed });

describe.each(['ro', 'ru'] as const)('an order for a time, in %s', (spoken) => {
  beforeEach(() => {
    language = spoken;
  });

  it('is chosen by day and time; a time that is refused says why and cannot be chosen', async () => {
    open();
    await choice('guest.later.at_a_time').click();
    await expect.element(timeList()).toBeVisible();
    expect(optionsOf(timeList())).toEqual([
      `${text('guest.later.choose_time')} -`,
      `20:00 · ${text('guest.later.full')} -`,
      '20:30',
      `21:00 · ${text('guest.later.too_late')} -`,
      `00:30 (${spoken === 'ro' ? 'sâm.' : 'сб'})`,
    ]);
    expect(optionsOf(dayList())).toEqual([
      text('guest.later.today'),
      text('guest.later.tomorrow'),
      spoken === 'ro' ? 'lun., 23 nov.' : 'пн, 23 нояб.',
    ]);
    await timeList().selectOptions('20:30');
    await send().click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.wanted_at).toBe(on('18:30'));
  });

  it('offers a guest of a closed pub the first free time, which they choose', async () => {
    quote = closedNow;
    open();
    const offer = page.getByRole('button', {
      name: text('guest.later.offer', { when: `${text('guest.later.today')}, 20:30` }),
    });
    await expect.element(offer).toBeVisible();
    await expect.element(choice('guest.later.now')).toBeDisabled();
    await expect.element(choice('guest.later.at_a_time')).toBeChecked();
    await expect
      .element(
        page.getByText(
          text('guest.checkout.closed_until', { day: text('guest.checkout.today'), time: '20:00' }),
        ),
      )
      .toBeVisible();
    await send().click();
    await expect
      .poll(() => alerts().query()?.textContent)
      .toBe(text('guest.checkout.missing', { fields: text('guest.checkout.field_wantedAt') }));
    expect(sent).toEqual([]);
    await offer.click();
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(timeList()).toHaveValue(on('18:30'));
    await send().click();
    await expect.poll(() => sent.map(({ wanted_at }) => wanted_at)).toEqual([on('18:30')]);
  });

  it('tells that a chosen time has become impossible, and moves it nowhere', async () => {
    quote = ({ wanted_at: wanted }) =>
      wanted ? { refusal: { code: 'slot_is_full', facts: {} } } : {};
    open({ wantedAt: on('18:00') });
    const when = `${text('guest.later.today')}, 20:00`;
    const gone = text('guest.later.not_possible', { when, reason: text('guest.later.full') });
    await expect.element(page.getByText(gone)).toBeVisible();
    await expect.element(timeList()).toHaveValue(on('18:00'));
    await send().click();
    await expect.element(timeList()).toHaveFocus();
    expect(sent).toEqual([]);
    quote = () => ({});
    await timeList().selectOptions('20:30');
    await expect.element(page.getByText(gone)).not.toBeInTheDocument();
    await send().click();
    await expect.poll(() => sent.map(({ wanted_at }) => wanted_at)).toEqual([on('18:30')]);
  });
});

it('is not there at a pub that takes orders for now only, and its code is not asked for times', async () => {
  takesLater = false;
  open();
  await expect.element(send()).toBeVisible();
  await expect.element(choice('guest.later.at_a_time')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('asks for the times when the choice is opened, after a change of the basket, and when the page is back', async () => {
  open();
  await expect.element(choice('guest.later.now')).toBeChecked();
  expect(asked).toEqual([]);
  await choice('guest.later.at_a_time').click();
  await expect.element(timeList()).toBeVisible();
  expect(asked).toEqual([
    { order_type: 'pick_up', dishes: [{ dish_id: 1, count: 1 }], language: 'ro' },
  ]);
  await page.getByRole('button', { name: text('guest.checkout.more', { name: 'Zeamă' }) }).click();
  await expect.poll(() => asked.at(-1)?.dishes[0]?.count).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => asked.length).toBe(3);
});

it('another day has times of its own: the chosen one is chosen again', async () => {
  open({ wantedAt: on('18:30') });
  await expect.element(timeList()).toHaveValue(on('18:30'));
  await dayList().selectOptions(text('guest.later.tomorrow'));
  await expect.poll(() => optionsOf(timeList())).toContain('12:00');
  await expect.element(timeList()).toHaveValue('');
  await send().click();
  expect(sent).toEqual([]);
  await timeList().selectOptions('12:00');
  await send().click();
  await expect.poll(() => sent.map(({ wanted_at }) => wanted_at)).toEqual([on('10:00', 21)]);
});

it('a time of a night opens with its working day', async () => {
  open({ wantedAt: on('22:30') });
  await expect.element(timeList()).toHaveValue(on('22:30'));
  expect(asked.map(({ date }) => date)).toEqual(['2026-11-20']);
});

it.each([
  [on('16:00'), ''],
  ['later', ''],
  ['nonsense', ''],
])('a stored time that is past is dropped: %s', async (wantedAt) => {
  open({ wantedAt });
  await expect.element(choice('guest.later.now')).toBeChecked();
});

describe('without a time', () => {
  it('says that a day has none left, and that there is none at all', async () => {
    times = () => ({ ...friday, times: [slot(on('18:00'), 'slot_is_full')] });
    open();
    await choice('guest.later.at_a_time').click();
    await expect.element(page.getByText(text('guest.later.none_of_day'))).toBeVisible();
    times = () => ({ days: [], date: null, times: [] });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText(text('guest.later.none'))).toBeVisible();
  });

  it('says that the times did not load, and loads them at a press', async () => {
    isOffline = true;
    open();
    await choice('guest.later.at_a_time').click();
    await expect
      .element(page.getByRole('alert').getByText(text('guest.later.failed')))
      .toBeVisible();
    isOffline = false;
    await page.getByRole('button', { name: text('guest.checkout.retry') }).click();
    await expect.element(timeList()).toBeVisible();
  });

  it('of a delivery without a place the times are those of the pub', async () => {
    times = () => ({
      ...friday,
      times: friday.times.map(({ refusal, ...time }) => ({
        ...time,
        refusal: refusal ?? { code: 'location_is_required', facts: {} },
      })),
    });
    quote = () => ({ delivery_price: null });
    open({}, 'delivery');
    await choice('guest.later.at_a_time').click();
    await expect.element(timeList()).toBeVisible();
    expect(optionsOf(timeList())).toContain('20:30–21:00');
  });
});

it('a dish that is not served now is offered for another time, also before a place is chosen', async () => {
  quote = ({ wanted_at: wanted }) => ({
    delivery_price: null,
    refusal: { code: 'location_is_required', facts: {} },
    ...(!wanted && {
      unavailable_dish_ids: [1],
      not_served_dishes: [{ dish_id: 1, not_served_until: on('18:00') }],
    }),
  });
  open({}, 'delivery');
  await page.getByRole('button', { name: /20:30/ }).click();
  await expect.element(timeList()).toHaveValue(on('18:30'));
});

describe('what refuses an order for now', () => {
  const until = '2026-11-20T18:00:00.000Z';
  it.each([
    ['pub_is_paused', { paused_until: until }, 'guest.checkout.paused_until', { time: '20:00' }],
    ['slot_is_full', {}, 'errors.slot_is_full', {}],
    ['slot_is_shut', {}, 'errors.slot_is_shut', {}],
  ] as const)('%s: why is said once, and the first free time is offered', async (...given) => {
    const [code, facts, key, values] = given;
    quote = ({ wanted_at: wanted }) =>
      wanted
        ? {}
        : {
            refusal: { code, facts },
            ...(code === 'pub_is_paused' && {
              paused_until: { delivery: null, in_place: null, pick_up: until },
            }),
          };
    open();
    await expect.element(page.getByText(text(key, values))).toBeVisible();
    await expect.element(page.getByRole('button', { name: /20:30/ })).toBeVisible();
    await expect.element(choice('guest.later.now')).toBeDisabled();
    await expect
      .element(page.getByRole('radio', { name: text('guest.checkout.pick_up') }))
      .toBeChecked();
  });

  it('ordered_too_late: the dishes and until when; now stays possible without them', async () => {
    quote = ({ wanted_at: wanted }) =>
      wanted
        ? {}
        : { refusal: { code: 'ordered_too_late', facts: { dish_ids: [1], until: on('09:00') } } };
    open();
    const late = text('guest.checkout.too_late_dishes', { dishes: 'Zeamă', until: '11:00' });
    await expect.element(page.getByText(late)).toBeVisible();
    await expect.element(choice('guest.later.now')).toBeEnabled();
    await page.getByRole('button', { name: /20:30/ }).click();
    await expect.element(page.getByText(late)).not.toBeInTheDocument();
  });

  it('ordered_too_late of the whole service, at a pub without orders for later', async () => {
    takesLater = false;
    quote = () => ({
      refusal: { code: 'ordered_too_late', facts: { until: on('09:00') } },
    });
    open();
    const late = text('guest.checkout.too_late', { until: '11:00' });
    await expect.poll(() => alerts().query()?.textContent).toBe(late);
  });

  it('a closed pub without orders for later has no form, as before', async () => {
    takesLater = false;
    quote = () => ({ refusal: closed });
    open();
    await expect.poll(() => alerts().query()?.textContent).toContain('20:00');
    await expect.element(choice('guest.later.now')).not.toBeInTheDocument();
    await expect.element(send()).not.toBeInTheDocument();
  });

  it('an order that was refused when it was sent is said at the time', async () => {
    answer = () => ({ code: 'slot_is_shut', facts: {} });
    open({ wantedAt: on('18:30') });
    await send().click();
    const when = `${text('guest.later.today')}, 20:30`;
    const reason = text('guest.later.shut');
    await expect
      .element(page.getByText(text('guest.later.not_possible', { when, reason })))
      .toBeVisible();
  });
});
