import { allTexts, translate, type Language } from '@comanda/contract/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGuestOrder } from '../features/orders/index.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import { buildGuestWeb } from '../testing/app/build-web.ts';
import {
  aDeliveringPub,
  anAdmin,
  type ADeliveringPub,
} from '../testing/builders/order-builders.ts';
import { offerLanguages, translateTexts } from '../testing/builders/translation-builders.ts';
import { telegramThatAnswers } from '../testing/telegram/telegram-that-answers.ts';
import { changesGuestPage, listPubWrites, pubWrites } from '../testing/walks/pub-writes.ts';
import { drawPubPage } from './draw-pub-page.ts';
import { registerGuestPage } from './routes.ts';

let t: TestApp;
beforeAll(async () => {
  buildGuestWeb();
  t = await buildTestApp({
    // Without the hub's periodic read, which comes a moment later: only the recorded change of the write
    // counts.
    deps: (deps) => ({
      ...deps,
      telegram: telegramThatAnswers,
      live: { ...deps.live, onChanges: () => undefined },
    }),
    extend: (app, deps) =>
      registerGuestPage(app, { ...deps, findGuestOrder: (token) => findGuestOrder(deps, token) }),
  });
}, 120_000);
afterAll(() => t.close());

const base = '/api/company/:companyID/pubs/:pubID';

/** The page that guests get, and the page that would be drawn for them now. */
async function pagesOf(urlName: string, language: Language = 'ro') {
  const served = await t.app.inject(`/pub/${urlName}/?lang=${language}`);
  const drawn = await drawPubPage(t.deps, urlName, language);
  return { served: served.statusCode === 200 ? served.body : undefined, drawn: drawn?.text };
}

/** Of what an order is checked by: another one after each change. */
async function termsOf({ pub }: ADeliveringPub): Promise<string | undefined> {
  const versions = t.deps.db.selectFrom('pub_version').where('pub_id', '=', pub.id);
  return (await versions.select('version').executeTakeFirst())?.version;
}

/** A pub that is created has terms of its own; every other write that guests see or order by changes those of its pub. */
const changesTerms = (name: string): boolean =>
  changesGuestPage(name) && name !== 'POST /api/company/:companyID/pubs';

it('every write of a company or of the platform is on the page as soon as it is answered, and changes the terms of orders, or neither', async () => {
  const pub = await aDeliveringPub(t);
  const writes = await pubWrites(t, pub);
  expect(Object.keys(writes).toSorted()).toEqual(listPubWrites().toSorted());

  let hasRecorded = false;
  t.deps.live.onOwnChanges((changes) => {
    hasRecorded ||= changes.some(({ kind }) => kind === 'pub');
  });
  await pagesOf(pub.pub.url_name);
  for (const [name, write] of Object.entries(writes)) {
    // No order may be in process when the pub is deleted.
    if (name === `DELETE ${base}`) {
      const of = { params: pub.ids, as: pub.company };
      const { orders } = await t.call(`GET ${base}/orders`, { ...of, query: {} });
      for (const { id } of orders) {
        await t.call(`PUT ${base}/orders/:orderID/update-status`, {
          params: { ...pub.ids, orderID: id },
          query: { status: 'completed' },
          as: pub.company,
        });
      }
    }
    hasRecorded = false;
    const terms = await termsOf(pub);
    expect(await write(), name).toBeLessThan(300);
    expect(hasRecorded, name).toBe(changesGuestPage(name));
    expect((await termsOf(pub)) !== terms, name).toBe(changesTerms(name));
    const { served, drawn } = await pagesOf(pub.pub.url_name);
    expect(served === drawn, `${name}: an old page is served`).toBe(true);
  }
  expect((await pagesOf(pub.pub.url_name)).served).toBeUndefined();
});

it('a pub whose publication has ended is shown again as soon as it is extended', async () => {
  const { pub } = await aDeliveringPub(t);
  await t.deps.db
    .updateTable('pub')
    .set({ expiration_time: new Date('2026-01-01T00:00:00Z') })
    .where('id', '=', pub.id)
    .execute();
  const before = await pagesOf(pub.url_name);
  expect(before.served).not.toContain('id="menu"');
  await t.call('POST /api/admin/pubs/:pubID/extend', {
    params: { pubID: pub.id },
    as: await anAdmin(t),
    body: { days: 9 },
  });
  const { served, drawn } = await pagesOf(pub.url_name);
  expect(served).toBe(drawn);
  expect(served).toContain('id="menu"');
});

it('a page is drawn again ten minutes after it was drawn, also when its change was not recorded', async () => {
  const { pub } = await aDeliveringPub(t);
  const { served } = await pagesOf(pub.url_name);
  const name = 'Fără anunț';
  await t.deps.db.updateTable('pub').set({ name }).where('id', '=', pub.id).execute();
  t.clock.advance(599_999);
  expect((await pagesOf(pub.url_name)).served).toBe(served);
  t.clock.advance(1);
  expect((await pagesOf(pub.url_name)).served).toContain(name);
});

it('a page is drawn again at the end of its pub’s day', async () => {
  const { pub } = await aDeliveringPub(t);
  // 23:59 in Chișinău.
  t.clock.set('2026-11-25T21:59:00Z');
  const { served } = await pagesOf(pub.url_name);
  const name = 'A doua zi';
  await t.deps.db.updateTable('pub').set({ name }).where('id', '=', pub.id).execute();
  t.clock.set('2026-11-25T21:59:59.999Z');
  expect((await pagesOf(pub.url_name)).served).toBe(served);
  t.clock.set('2026-11-25T22:00:00Z');
  expect((await pagesOf(pub.url_name)).served).toContain(name);
});

it('a sold-out dish is on the page at the next request, and on sale again from its end on without a write', async () => {
  t.clock.set('2026-11-20T17:00:00Z');
  const { pub, ids, dishes, company } = await aDeliveringPub(t);
  const soldOut = translate(allTexts['guest.page.sold_out'], 'ro', {});
  expect((await pagesOf(pub.url_name)).served).not.toContain(soldOut);
  await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
    params: { ...ids, dishID: dishes[0].id },
    body: { until: '2026-11-20T17:04:00Z' },
    as: company,
  });
  expect((await pagesOf(pub.url_name)).served).toContain(soldOut);
  t.clock.set('2026-11-20T17:03:59.999Z');
  expect((await pagesOf(pub.url_name)).served).toContain(soldOut);
  t.clock.set('2026-11-20T17:04:00Z');
  expect((await pagesOf(pub.url_name)).served).not.toContain(soldOut);
});

it('a translation is on the page of its language, and of no other, at the next request', async () => {
  const pub = await aDeliveringPub(t);
  const { url_name } = pub.pub;
  const dish = { kind: 'dish', id: pub.dishes[0].id } as const;
  const texts = { name: 'Пирог с брынзой', text: 'брынза, зелень' };
  await offerLanguages(t, pub, 'ru');
  expect((await pagesOf(url_name, 'ru')).served).toContain(pub.dishes[0].name);
  await translateTexts(t, pub, [{ ...dish, ...texts }]);
  const russian = await pagesOf(url_name, 'ru');
  expect(russian.served).toContain(texts.name);
  expect(russian.served).toContain(texts.text);
  expect(russian.served).not.toContain(pub.dishes[0].name);
  expect(russian.served).toBe(russian.drawn);
  const romanian = await pagesOf(url_name);
  expect(romanian.served).toContain(pub.dishes[0].name);
  expect(romanian.served).not.toContain(texts.name);
  // A language that the pub does not offer.
  expect((await pagesOf(url_name, 'en')).served).toContain(pub.dishes[0].name);
  await offerLanguages(t, pub);
  expect((await pagesOf(url_name, 'ru')).served).toContain(pub.dishes[0].name);
});
