import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { aMenuWithDishes, aPub } from '../testing/builders/builders.ts';
import { siblingPaths } from '../testing/builders/sibling-rows.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
afterAll(() => t.close());

test('the page follows the hours of a menu without a write: its start, its end, and tomorrow', async () => {
  // A Thursday, seven o'clock in Chișinău.
  t.clock.set('2026-11-26T05:00:00.000Z');
  const { pub, company } = await aPub(t);
  const { ids } = await aMenuWithDishes(t, {
    pub,
    company,
    ids: { ...company.ids, pubID: pub.id },
  });
  const page = async () => (await t.get(`/pub/${pub.url_name}/?lang=en`)).body;
  const wordsIn = (html: string) => /<b>([^<]*)<\/b><button/.exec(html)?.[1];
  const before = await page();
  // The document of a pub without hours has no room for their styles.
  expect(before).not.toMatch(/servingChangesAt|disabled=""|\.d>b~/);
  await t.call(`PUT ${siblingPaths.menus}`, {
    params: ids,
    as: company,
    body: {
      name: 'Breakfast',
      visible: true,
      serving_hours: [{ days: [3, 4], start: 480, end: 690 }],
    },
  });
  const steps = [];
  for (const now of [
    '2026-11-26T05:59:59.999Z',
    '2026-11-26T06:00:00.000Z',
    '2026-11-26T09:30:00.000Z',
    '2026-11-26T22:00:00.000Z',
    '2026-11-27T09:30:00.000Z',
  ]) {
    t.clock.set(now);
    const html = await page();
    expect(html).toContain('.d>b~');
    expect(html).toContain('<small>Thu, Fri 08:00–11:30</small>');
    steps.push([wordsIn(html)?.replaceAll('\u00A0', ' '), html.includes('disabled=""')]);
  }
  expect(steps).toEqual([
    ['from 08:00', true],
    [undefined, false],
    ['tomorrow from 08:00', true],
    ['from 08:00', true],
    ['Thu from 08:00', true],
  ]);
});
