import type { CallReply } from '@comanda/contract';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aPubPageData, type PubPageChanges } from './a-pub-page-data.ts';
import { someGroups, someLinks } from './some-options.ts';

/** For tests: the dish with options of `someMenu`. */
export const RICH = 6;

/** For tests: a soup without options, and a pie of 60 Lei with a size and extras. */
export const someMenu: PubPageChanges = {
  dishes: [
    aDish({ id: 5, category_id: 3, name: 'Zeamă', price: 60, sale_price: 0 }),
    aDish({
      id: RICH,
      category_id: 3,
      place: 2,
      name: 'Plăcintă',
      ingredients: 'Aluat, brânză',
      price: 60,
      option_groups: someLinks,
    }),
  ],
  option_groups: [...someGroups],
};

/** For tests: the answer from which the sheet takes the options. */
export function menuReply(
  changes: PubPageChanges = someMenu,
): CallReply<'GET /api/client/pub/:pubUrlName'> {
  const { shipping: _shipping, ...answer } = aPubPageData(changes);
  return { ok: true, ...answer };
}
