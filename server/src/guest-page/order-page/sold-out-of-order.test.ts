import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import { aDeliveringPub, anOrder } from '../../testing/builders/order-builders.ts';
import { offerLanguages, translateTexts } from '../../testing/builders/translation-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  giveGroups,
} from '../../testing/builders/option-builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
afterAll(() => t.close());

/** Two lines of the first dish, each with Mozzarella, and one of the second, which has nothing to choose. */
async function anOrderWithChoices() {
  const pub = await aDeliveringPub(t);
  const [pizza, other] = pub.dishes;
  await offerLanguages(t, pub, 'ru');
  const extras = await anOptionGroup(t, pub, {
    name: 'Adaos',
    rule: 'sum',
    choices: { Mozzarella: 15, Ardei: 5.5 },
  });
  await giveGroups(t, pub, { dishId: pizza.id, groups: [{ group_id: extras.id, ...anyNumber }] });
  await translateTexts(t, pub, [
    { kind: 'dish', id: other.id, name: 'Пирог' },
    { kind: 'option_group', id: extras.id, name: 'Добавки' },
    { kind: 'option_choice', id: choiceId(extras, 'Mozzarella'), name: 'Моцарелла' },
  ]);
  const chosen = (...names: string[]) =>
    names.map((name) => ({ choice_id: choiceId(extras, name), count: 1 }));
  const order = await anOrder(t, pub, {
    dishes: [
      { dish_id: pizza.id, count: 1, options: chosen('Mozzarella') },
      { dish_id: pizza.id, count: 1, options: chosen('Mozzarella', 'Ardei') },
      { dish_id: other.id, count: 1 },
    ],
  });
  const refuse = (dishIds: number[], choices: string[]) =>
    t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/refuse', {
      params: order.ids,
      body: {
        reason: 'sold_out',
        sold_out_dish_ids: dishIds,
        sold_out_choice_ids: choices.map((name) => choiceId(extras, name)),
      },
      as: pub.company,
    });
  const read = async (language = 'ro') => {
    const address = `/pub/${pub.pub.url_name}/order/${order.trackingToken}?lang=${language}`;
    const { body } = await t.app.inject(address);
    return /(?:S-a terminat|Закончилось): [^<]*/.exec(body)?.[0];
  };
  return { pizza, other, refuse, read };
}

it('the page of a refused order names a choice once, and a dish without its choices', async () => {
  const { pizza, other, refuse, read } = await anOrderWithChoices();
  expect(await read()).toBeUndefined();
  await refuse([other.id], ['Mozzarella']);
  expect(await read()).toBe(`S-a terminat: ${other.name}, Mozzarella (Adaos)`);
  expect(await read()).not.toContain(pizza.name);
  expect(await read('ru')).toBe('Закончилось: Пирог, Моцарелла (Добавки)');
});

it('of a dish that is sold out the choices are not named', async () => {
  const { pizza, refuse, read } = await anOrderWithChoices();
  await refuse([pizza.id], ['Ardei']);
  expect(await read()).toBe(`S-a terminat: ${pizza.name}`);
});
