import { demoOptions } from '../menu/options.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seed-pub.ts';

/** The option groups of the demo pub, each given to its dishes. */
export async function seedOptions(
  client: DemoClient,
  { owner, ids, dishIds }: SeededPub,
): Promise<void> {
  for (const group of demoOptions) {
    const { option_group: made } = await client.call(
      'POST /api/company/:companyID/pubs/:pubID/option-groups',
      {
        as: owner,
        params: ids,
        body: {
          name: group.name,
          rule: group.rule,
          choices: group.choices.map(({ name, price, dish, food }) => ({
            name,
            price,
            max_count: 1,
            ...(food && { food }),
            ...(dish !== undefined && { dish_id: dishIds.get(dish) ?? 0 }),
          })),
        },
      },
    );
    await client.call('PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/dishes', {
      as: owner,
      params: { ...ids, groupID: made.id },
      body: {
        dish_ids: group.dishes.map((slug) => dishIds.get(slug) ?? 0),
        min_units: group.minUnits,
        max_choices: group.maxUnits,
        max_units: group.maxUnits,
        free_units: group.freeUnits ?? 0,
      },
    });
  }
}
