import type { PubOptionGroup } from '@comanda/contract/menu';
import { findOptionProblems, priceWithOptions } from '@comanda/domain/options';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  tryOrder,
  type ADeliveringPub,
} from '../../../../testing/builders/order-builders.ts';
import { anOptionGroup, giveGroups } from '../../../../testing/builders/option-builders.ts';
import { listOrderableDishes, offeredAt } from '../../../menu/index.ts';
import { sized } from '../../../../../../scripts/depth.ts';

const BASKETS = sized(1_000, 50_000);
/** The statement compares each line with all of its batch. */
const BATCH = 250;
/** Of the baskets that can be ordered, every so many are. */
const ORDER_EACH = 40;
/** For a machine half as fast, beside other tests. */
const PATIENCE_MS = 240_000;

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { prices: [100, 55.55, 0, 33.33] });
});
afterAll(() => t.close());

/** The same numbers in each run (Park and Miller's generator). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Line = { dish_id: number; options: { choice_id: number; count: number }[] };

async function aMenuWithGroups(): Promise<readonly PubOptionGroup[]> {
  const [first, second, third, fourth] = pub.dishes.map(({ id }) => id);
  const size = await anOptionGroup(t, pub, {
    name: 'Mărime',
    rule: 'replaces',
    choices: { Mică: 80.5, Mare: 110.25, Uriașă: 0 },
  });
  const halves = await anOptionGroup(t, pub, {
    name: 'Jumătăți',
    rule: 'dearest',
    choices: { A: 90, B: 120.75, C: 90 },
    maxCount: 2,
  });
  const extras = await anOptionGroup(t, pub, {
    name: 'Adaos',
    rule: 'sum',
    choices: { a: 15, b: 5.55, c: 5.55, d: 0, e: 20.1 },
    maxCount: 3,
  });
  const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
  const two = { min_units: 2, max_choices: 2, max_units: 2, free_units: 0 };
  const some = { min_units: 0, max_choices: 3, max_units: 5, free_units: 2 };
  const sizeHere = { group_id: size.id, ...one };
  await giveGroups(t, pub, {
    dishId: first ?? 0,
    groups: [sizeHere, { group_id: extras.id, ...some }],
  });
  await giveGroups(t, pub, { dishId: second ?? 0, groups: [{ group_id: halves.id, ...two }] });
  await giveGroups(t, pub, {
    dishId: third ?? 0,
    groups: [
      { group_id: extras.id, ...some, min_units: 1, max_choices: 5, free_units: 1 },
      { group_id: halves.id, ...two, min_units: 0 },
      sizeHere,
    ],
  });
  await giveGroups(t, pub, { dishId: fourth ?? 0, groups: [] });
  return [size, halves, extras];
}

function randomLine(
  random: (below: number) => number,
  { dishIds, choiceIds }: { dishIds: readonly number[]; choiceIds: readonly number[] },
): Line {
  return {
    dish_id: dishIds[random(dishIds.length)] ?? 0,
    options: Array.from({ length: random(7) }, () => ({
      choice_id: choiceIds[random(choiceIds.length)] ?? 0,
      count: 1 + random(2),
    })),
  };
}

/** Whether each line can be ordered and what one costs, computed by the database from its tables alone. */
async function pricesOf(lines: readonly Line[]): Promise<{ fits: boolean; price: number }[]> {
  const { rows } = await sql<{ fits: boolean; price: number }>`
    with line as (
      select n, (value ->> 'dish_id')::int as dish_id, value -> 'options' as options
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as each (value, n)
    ), chosen as (
      select n, dish_id, (option ->> 'choice_id')::int as choice_id,
        sum((option ->> 'count')::int)::int as count
      from line, jsonb_array_elements(options) as option
      group by n, dish_id, choice_id
    ), taken as (
      select chosen.n, chosen.count, choice.id, choice.price_minor, choice.max_count, grp.rule,
        link.group_id, link.free_units
      from chosen
      join option_choice choice on choice.id = chosen.choice_id
      join option_group grp on grp.id = choice.group_id
      join dish_option_group link on link.group_id = grp.id and link.dish_id = chosen.dish_id
    ), unit as (
      select n, group_id, price_minor, free_units,
        row_number() over (partition by n, group_id order by price_minor) as place
      from taken, generate_series(1, count)
      where rule = 'sum'
    )
    select
      not exists (
        select from chosen where chosen.n = line.n
          and not exists (select from taken where taken.n = chosen.n and taken.id = chosen.choice_id)
      )
      and not exists (select from taken where taken.n = line.n and taken.count > taken.max_count)
      and not exists (
        select from dish_option_group link where link.dish_id = line.dish_id and (
          select coalesce(sum(taken.count), 0) not between link.min_units and link.max_units
            or count(*) > link.max_choices
          from taken where taken.n = line.n and taken.group_id = link.group_id
        )
      ) as fits,
      (
        coalesce(
          (select max(price_minor) from taken where taken.n = line.n and rule = 'replaces'),
          case when dish.sale_price_minor > 0 and dish.sale_price_minor < dish.price_minor
            then dish.sale_price_minor else dish.price_minor end
        )
        + coalesce((
            select sum(dearest) from (
              select max(price_minor) as dearest from taken
              where taken.n = line.n and rule = 'dearest' group by group_id
            ) of_groups
          ), 0)
        + coalesce((select sum(price_minor) from unit where unit.n = line.n and place > free_units), 0)
      )::int as price
    from line join dish on dish.id = line.dish_id
    order by line.n
  `.execute(t.deps.db);
  return rows;
}

/** What the stored lines of an order say about their own prices. */
async function storedPricesOf(orderId: number) {
  return t.deps.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['dish_id', 'count', 'unit_price_minor'])
    .execute();
}

it(
  `agree in ${BASKETS.toLocaleString('en')} cases: function, database and orders`,
  { timeout: PATIENCE_MS },
  async () => {
    const groups = await aMenuWithGroups();
    const dishIds = pub.dishes.map(({ id }) => id);
    const choiceIds = groups.flatMap(({ choices }) => choices.map(({ id }) => id));
    const now = t.clock.now();
    const dishes = await listOrderableDishes(t.deps.db, {
      pubId: pub.pub.id,
      dishIds,
      languages: [],
    });
    const byId = new Map(dishes.map((dish) => [dish.id, dish]));
    const random = randomNumbers(20_261_126);
    let fitting = 0;
    for (let done = 0; done < BASKETS; done += BATCH) {
      const lines = Array.from({ length: BATCH }, () => randomLine(random, { dishIds, choiceIds }));
      const computed = lines.map(({ dish_id, options }) => {
        const dish = byId.get(dish_id);
        const offered = offeredAt(dish?.groups ?? [], now);
        const chosen = options.map(({ choice_id, count }) => ({ choiceId: choice_id, count }));
        return {
          fits: findOptionProblems(offered, chosen).length === 0,
          price: priceWithOptions(dish?.effectivePriceMinor ?? 0, offered, chosen),
        };
      });
      expect(await pricesOf(lines)).toEqual(computed);
      for (const [index, line] of lines.entries()) {
        const { fits = false, price = 0 } = computed[index] ?? {};
        if (!fits) continue;
        fitting += 1;
        if (fitting % ORDER_EACH !== 0) continue;
        const body = aBasket(pub, { dishes: [{ ...line, count: 2 }] });
        const placed = await tryOrder(t, pub, { body });
        expect(placed.status).toBe(201);
        expect(placed.body.order?.dish_total).toBe((2 * price) / 100);
        expect(await storedPricesOf(placed.body.order?.id ?? 0)).toEqual([
          { dish_id: line.dish_id, count: 2, unit_price_minor: price },
        ]);
      }
    }
    expect(fitting).toBeGreaterThan(BASKETS / 20);
  },
);
