import { useMutation, useQueryClient, type MutationMeta } from '@tanstack/react-query';
import { PLATFORM } from './use-paged-list.ts';

/**
 * A write, after which all queries under this name are loaded again, also after an error: the list is
 * current when the popup has closed.
 */
export function useListWrite<Input, Reply>(
  name: string,
  write: (input: Input) => Promise<Reply>,
  meta: MutationMeta = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta,
    onSettled: async () => {
      const queries = { queryKey: [PLATFORM, name] };
      // A pending first load may have older data: without the cancel it would count as the new one.
      await queryClient.cancelQueries(queries);
      await queryClient.invalidateQueries(queries);
    },
  });
}
