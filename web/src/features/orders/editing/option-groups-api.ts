import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** The option groups of the pub, with the choices that are offered: neither is a dish that guests do not see. */
export function useOptionGroups({ enabled }: { readonly enabled: boolean }) {
  const { pub } = usePubOrders();
  return useQuery({
    queryKey: ['orders', pub.id, 'option-groups'],
    queryFn: async ({ signal }) => {
      const params = { companyID: pub.company_id, pubID: pub.id };
      const answer = await call('GET /api/company/:companyID/pubs/:pubID/option-groups', {
        params,
        signal,
      });
      return answer.option_groups.map((group) => ({
        ...group,
        choices: group.choices.filter(({ gone_dish: gone }) => gone === undefined),
      }));
    },
    enabled,
  });
}
