import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(() => t.clock.set('2026-11-20T21:50:00Z'));
afterAll(() => t.close());

async function loadPage({ pub }: ADeliveringPub, { trackingToken }: AnOrder, language = 'ro') {
  const page = await t.app.inject(`/pub/${pub.url_name}/order/${trackingToken}?lang=${language}`);
  expect(page.statusCode).toBe(200);
  return page.body;
}

/** All times on the page in their visible form, the header's first. */
function timesOf(page: string): string[] {
  return [...page.matchAll(/<time [^>]*>(.*?)<\/time>/g)].map(([, text = '']) =>
    text.replaceAll(/<\/?span>/g, '').replaceAll(/[\u00A0\u202F]/g, ' '),
  );
}

/** Sent on Friday at 23:50 on the pub's clock, served four minutes past midnight. */
async function anEveningOrder(pub: ADeliveringPub): Promise<AnOrder> {
  const order = await anOrder(t, pub, { order_type: 'in_place', table_for_in_place_order: '7' });
  t.clock.set('2026-11-20T21:55:00Z');
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  t.clock.set('2026-11-20T22:04:00Z');
  await must(setStatus(t, pub, { order, to: 'completed' }));
  return order;
}

test('an order’s page shows the time of today’s order; for another day the date too', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  expect(timesOf(await loadPage(pub, order))).toEqual(['23:50', '23:50']);
  const evening = await anEveningOrder(pub);
  // It is Saturday at the pub, and still Friday in UTC.
  expect(timesOf(await loadPage(pub, evening))).toEqual([
    '20 nov. 23:50',
    '20 nov. 23:50',
    '20 nov. 23:55',
    '00:04',
  ]);
});

test.each([
  ['ro', '20 nov. 23:50', '21 nov. 00:04'],
  ['ru', '20 нояб. 23:50', '21 нояб. 00:04'],
  ['en', '20 Nov 23:50', '21 Nov 00:04'],
])('days later the times have dates, in %s: %s', async (language, sent, served) => {
  const pub = await aDeliveringPub(t);
  const order = await anEveningOrder(pub);
  t.clock.set('2026-11-25T08:00:00Z');
  const times = timesOf(await loadPage(pub, order, language));
  expect([times[0], times.at(-1)]).toEqual([sent, served]);
});

test('a guest reads the usual minutes of a delivery, longer while the pub is busy', async () => {
  const pub = await aDeliveringPub(t);
  const asPub = { params: pub.ids, as: pub.company };
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-time', {
    ...asPub,
    body: { from: 30, to: 50 },
  });
  const order = await anOrder(t, pub);
  expect(await loadPage(pub, order)).toContain('30–50 de minute');
  const body = { minutes: 20, until: '2026-11-20T21:55:00Z' };
  await t.call('PUT /api/company/:companyID/pubs/:pubID/busy', { ...asPub, body });
  expect(await loadPage(pub, order)).toContain('50–70 de minute');
  t.clock.set('2026-11-20T21:55:00Z');
  expect(await loadPage(pub, order)).toContain('30–50 de minute');
});

test('in another year the year is shown; without a publication there is no link to order again', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anEveningOrder(pub);
  t.clock.set('2026-12-19T08:00:00Z');
  const published = await loadPage(pub, order);
  expect(published).toContain(`again=${order.trackingToken}`);
  expect(published).toContain('Înapoi la meniu');
  t.clock.set('2027-01-03T08:00:00Z');
  const expired = await loadPage(pub, order);
  expect(timesOf(expired).slice(0, 2)).toEqual(['20 nov. 2026 23:50', '20 nov. 23:50']);
  expect(expired).not.toContain('again=');
  expect(expired).not.toContain('Înapoi la meniu');
});

test('an order’s page stays after its pub is deleted, with times in the pub’s zone', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anEveningOrder(pub);
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company });
  t.clock.set('2026-11-25T08:00:00Z');
  const page = await loadPage(pub, order);
  expect(timesOf(page)[0]).toBe('20 nov. 23:50');
  expect(page).toContain(`№ ${order.order.number}`);
  expect(page).not.toContain(`href="/pub/${pub.pub.url_name}/`);
});

test('its foot, and that of a menu, lead to the page of personal data in their language', async () => {
  const pub = await aDeliveringPub(t);
  const link = '<footer><a href="/privacy?lang=ru">Ваши данные</a></footer>';
  expect(await loadPage(pub, await anOrder(t, pub), 'ru')).toContain(link);
  expect((await t.get(`/pub/${pub.pub.url_name}/?lang=ru`)).body).toContain(link);
});

test('a truncated link leads to the menu of its pub, and gives 404 without a pub', async () => {
  const { pub } = await aDeliveringPub(t);
  const cut = await t.app.inject(`/pub/${pub.url_name}/order/abc?lang=ro`);
  expect(cut.statusCode).toBe(404);
  expect(cut.body).toContain(`href="/pub/${pub.url_name}/?lang=ro"`);
  const unknown = await t.app.inject('/pub/no-such-pub/order/abc?lang=ro');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('O astfel de pagină nu există');
  expect(unknown.body).not.toContain('href="/pub/no-such-pub');
});

test('its times are in the pub’s zone, and its page contains the zone', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  const put = (body: object) =>
    t.call('PUT /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company, body });
  await put({ time_zone: 'America/New_York' });
  const page = await loadPage(pub, order);
  expect(timesOf(page)).toEqual(['16:50', '16:50']);
  expect(page).toMatch(
    /<p class="clock" id="clock" hidden="">Toate orele sunt cele ale localului\.<\/p>/,
  );
  expect(page).toContain('"timeZone":"America/New_York"');
});

test('the phone is the pub’s, and its company’s while the pub has none', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  expect(await loadPage(pub, order)).toContain(`href="tel:${pub.company.company.phone}"`);
  const body = { phone: '022 123 456' };
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body,
  });
  expect(await loadPage(pub, order)).toContain('href="tel:+37322123456"');
  const { order: placed } = await anOrder(t, pub);
  expect(placed.pub.phone).toBe('+37322123456');
});

test.each([
  ['ro', 'Motivul: „Pană de curent &lt;b&gt;”', 'Puteți comanda altceva'],
  ['ru', 'Причина: «Pană de curent &lt;b&gt;»', 'Вы можете заказать другое'],
])(
  'the page of a canceled order shows the reason and the phone, in %s',
  async (language, own, known) => {
    const pub = await aDeliveringPub(t);
    const order = await anOrder(t, pub);
    const cancel = (why: { cancel_reason: 'other' | 'sold_out'; cancel_text?: string }) =>
      t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
        params: order.ids,
        query: { status: 'canceled', ...why },
        as: pub.company,
      });
    await cancel({ cancel_reason: 'other', cancel_text: 'Pană de curent <b>' });
    const page = await loadPage(pub, order, language);
    expect(page).toContain(own);
    const phoneBesideReason = /<p class="hint">[^<]*<a href="tel:/;
    expect(page).toMatch(phoneBesideReason);
    await must(setStatus(t, pub, { order, to: 'preparing' }));
    expect(await loadPage(pub, order, language)).not.toMatch(phoneBesideReason);
    await cancel({ cancel_reason: 'sold_out' });
    expect(await loadPage(pub, order, language)).toContain(known);
  },
);

const factsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name = '', text = '']) => [
      name,
      text.replaceAll(/[\u00A0\u202F]/g, ' '),
    ]),
  );

test('a delivery shows its address, its duration, its price and the comment', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  const time = { from: 30, to: 60 };
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-time', {
    params: pub.ids,
    as: pub.company,
    body: time,
  });
  const page = await loadPage(pub, order);
  expect(factsOf(page)).toMatchObject({
    Adresa: 'Chișinău, str. Secretă 17, ap. 23',
    'De obicei': '30–60 de minute',
    Comentariul: 'Soneria nu merge, bateți tare',
    Livrare: '40,00 Lei',
  });
  // The link may be passed on: the guest's name and contacts are shown only to the pub.
  expect(page).not.toMatch(/Munteanu|111222/);
});

test('the page of a finished order shows no address', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  for (const to of ['completed', 'canceled'] as const) {
    await must(setStatus(t, pub, { order, to }));
    const page = await loadPage(pub, order);
    expect(page).toContain(`№ ${order.order.number}`);
    expect(page).not.toMatch(/Secretă|Soneria|De obicei/);
  }
});

test('the link to the menu keeps the table until three hours after the order was served', async () => {
  const pub = await aDeliveringPub(t);
  const table = 'Terasă 2&3';
  const order = await anOrder(t, pub, { order_type: 'in_place', table_for_in_place_order: table });
  const menu = `href="/pub/${pub.pub.url_name}/?lang=ro`;
  expect(await loadPage(pub, order)).toContain(`${menu}&amp;table=Teras%C4%83%202%263"`);
  await must(setStatus(t, pub, { order, to: 'completed' }));
  expect(await loadPage(pub, order)).toContain(`${menu}&amp;table=`);
  t.clock.set('2026-11-21T00:50:00Z');
  const later = await loadPage(pub, order);
  expect(later).toContain(`${menu}"`);
  expect(later).not.toContain('table=');
});

test('the page of an order that nobody answers offers to withdraw it, and from its time on to call', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  const call = /<div id="unanswered"(?! hidden)[^>]*>.*?href="tel:/s;
  t.clock.set('2026-11-20T21:51:00Z');
  const early = await loadPage(pub, order);
  expect(early).toContain('<div id="unanswered" hidden="" data-left="240000">');
  expect(early).toContain('data-withdraw="ask"');
  t.clock.set('2026-11-20T21:54:59.999Z');
  expect(await loadPage(pub, order)).not.toMatch(call);
  t.clock.set('2026-11-20T21:55:00Z');
  const late = await loadPage(pub, order);
  expect(late).toMatch(call);
  expect(late).not.toContain('data-left');
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  const answered = await loadPage(pub, order);
  expect(answered).not.toMatch(/id="unanswered|data-withdraw/);
  expect(answered).toContain('Localul a acceptat deja comanda.');
});

test('the page of a withdrawn order says so, and how to order again', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  await t.call('POST /api/client/orders/:trackingToken/withdraw', {
    params: { trackingToken: order.trackingToken },
  });
  const page = await loadPage(pub, order);
  expect(page).toContain('A fost anulată la cererea dumneavoastră.');
  expect(page).toContain(`again=${order.trackingToken}`);
  expect(page).not.toMatch(/id="(un)?answered"|data-withdraw/);
});

test('a refused order names the dishes that are sold out now, and none of another order', async () => {
  const pub = await aDeliveringPub(t);
  const [refused, other] = [await anOrder(t, pub), await anOrder(t, pub)];
  const [gone, left] = pub.dishes;
  const REFUSE = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/refuse';
  await t.call(REFUSE, {
    params: refused.ids,
    body: { reason: 'sold_out', sold_out_dish_ids: [gone.id] },
    as: pub.company,
  });
  await t.call(REFUSE, { params: other.ids, body: { reason: 'closing' }, as: pub.company });
  const named = `S-a terminat: ${gone.name}`;
  const page = await loadPage(pub, refused);
  expect(page).toContain(named);
  expect(page).not.toContain(`${gone.name}, ${left.name}`);
  expect(await loadPage(pub, other)).not.toContain(named);
  await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
    params: { ...pub.ids, dishID: gone.id },
    body: { until: null },
    as: pub.company,
  });
  expect(await loadPage(pub, refused)).not.toContain(named);
});
