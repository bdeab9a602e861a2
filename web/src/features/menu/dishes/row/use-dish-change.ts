import type { BulkChange, Dish } from '@comanda/contract/menu';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { useSingleMutation } from '../../../../lib/query/use-single-mutation.ts';
import { changeList, replaceItem } from '../../arranging/list-cache.ts';
import { dishesKey } from '../../calls/dishes-api.ts';
import type { CategoryRef } from '../../editor/menu-scope.ts';
import { shownInPopup } from '../../saving/form-problems.ts';

export type RowChange = Pick<BulkChange['wanted'], 'price' | 'sale_price' | 'visible'>;

/**
 * Changes single fields of a dish in its row. Unlike the form, which sends the whole dish, it changes nothing that another
 * person has written meanwhile, and is refused when the field itself is different by then. The row shows the reason.
 */
export function useDishChange(category: CategoryRef, dish: Dish) {
  const queryClient = useQueryClient();
  const key = dishesKey(category);
  return useSingleMutation({
    meta: shownInPopup,
    mutationFn: async (wanted: RowChange) => {
      const seen = Object.fromEntries(
        (['price', 'sale_price', 'visible'] as const)
          .filter((field) => wanted[field] !== undefined)
          .map((field) => [field, dish[field]]),
      );
      const { companyID, pubID } = category;
      const { dishes } = await call('POST /api/company/:companyID/pubs/:pubID/dishes/change', {
        params: { companyID, pubID },
        body: { changes: [{ dish_id: dish.id, seen, wanted }], if_changed: 'refuse' },
      });
      return { ...dish, ...dishes[0] };
    },
    onSuccess: (changed) =>
      changeList<Dish>(queryClient, key, (dishes) => replaceItem(dishes, changed)),
    onError: () => queryClient.invalidateQueries({ queryKey: key, exact: true }),
  });
}
