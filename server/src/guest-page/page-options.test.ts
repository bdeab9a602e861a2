import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { aMenuWithDishes, aPub, type APub } from '../testing/builders/builders.ts';
import { anOptionGroup, exactlyOne, giveGroups } from '../testing/builders/option-builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

/** A pub with two dishes, of which the first is offered in two sizes. */
async function aPubWithSizes() {
  const pub = await aPub(t);
  const { dishes } = await aMenuWithDishes(t, pub, [100, 50]);
  const sizes = { name: 'Mărime', rule: 'replaces', choices: { Mică: 80, Mare: 110 } } as const;
  const group = await anOptionGroup(t, pub, sizes);
  const [dish, plain] = dishes;
  if (!dish || !plain) throw new Error('two dishes');
  await giveGroups(t, pub, { dishId: dish.id, groups: [{ group_id: group.id, ...exactlyOne }] });
  return { pub, dish, plain, group };
}

const cardIn = async ({ pub }: APub, dishId: number): Promise<string> => {
  const { body } = await t.get(`/pub/${pub.url_name}/?lang=ro`);
  return new RegExp(`<li id="d${dishId}".*?</li>`).exec(body)?.[0] ?? '';
};

test('a dish with sizes has its lowest price and a mark, and its choices are not in the document', async () => {
  const { pub, dish, plain } = await aPubWithSizes();
  const card = await cardIn(pub, dish.id);
  expect(card).toContain('<small>de la </small> 80,00\u00A0Lei</data>');
  expect(await cardIn(pub, plain.id)).not.toMatch(/data-opt|<small>/);
  const { body } = await t.get(`/pub/${pub.pub.url_name}/?lang=ro`);
  expect(body).not.toMatch(/Mărime|Mică|takesNotes/);
});

test('a dish shows as sold out as long as all of its sizes are', async () => {
  const { pub, dish, group } = await aPubWithSizes();
  for (const { id } of group.choices) {
    expect(await cardIn(pub, dish.id)).not.toContain('<em>');
    await t.call(
      'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/choices/:choiceID/sold-out',
      {
        params: { ...pub.ids, groupID: group.id, choiceID: id },
        as: pub.company,
        body: { until: '2026-11-20T18:00:00.000Z' },
      },
    );
  }
  expect(await cardIn(pub, dish.id)).toContain('<em>S-a terminat</em>');
  t.clock.set('2026-11-20T18:00:01Z');
  expect(await cardIn(pub, dish.id)).not.toContain('<em>');
});

test('the page knows whether its pub takes notes to single dishes', async () => {
  const { pub } = await aPubWithSizes();
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { takes_dish_notes: true },
  });
  expect((await t.get(`/pub/${pub.pub.url_name}/`)).body).toContain('"takesNotes":true');
});
