import type { DemoPub } from '../pubs/pub-types.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

/** The option groups of a pub in its working language, each given to its dishes. */
export async function seedOptions(
  client: DemoClient,
  { options, workingLanguage: language }: DemoPub,
  { owner, ids, dishIds, texts }: SeededPub,
): Promise<void> {
  for (const group of options) {
    const { option_group: made } = await client.call(
      'POST /api/company/:companyID/pubs/:pubID/option-groups',
      {
        as: owner,
        params: ids,
        body: {
          name: group.name[language],
          rule: group.rule,
          choices: group.choices.map(({ name, price, maxCount = 1, dish, food, sizePrices }) => ({
            name: name[language],
            price,
            max_count: maxCount,
            ...(food && { food }),
            ...(sizePrices && {
              size_prices: sizePrices.map((one) => ({
                size: one.size[language],
                price: one.price,
              })),
            }),
            ...(dish !== undefined && { dish_id: dishIds.get(dish) ?? 0 }),
          })),
        },
      },
    );
    texts.push(
      { kind: 'option_group', id: made.id, name: group.name },
      ...made.choices.flatMap(({ id }, index) => {
        const choice = group.choices[index];
        return choice ? [{ kind: 'option_choice', id, name: choice.name } as const] : [];
      }),
    );
    await client.call('PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/dishes', {
      as: owner,
      params: { ...ids, groupID: made.id },
      body: {
        dish_ids: group.dishes.map((slug) => dishIds.get(slug) ?? 0),
        min_units: group.minUnits,
        max_choices: group.maxChoices ?? group.maxUnits,
        max_units: group.maxUnits,
        free_units: group.freeUnits ?? 0,
      },
    });
  }
}
