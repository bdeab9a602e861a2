import { useMutation, useQueryClient, type MutationMeta } from '@tanstack/react-query';
import { PLATFORM } from './use-paged-list.ts';

/**
 * A write, after which everything that is kept under the name is read anew, refused or not: what is seen
 * when a popup has closed is what is.
 */
export function useListWrite<Asked, Reply>(
  name: string,
  write: (asked: Asked) => Promise<Reply>,
  meta: MutationMeta = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta,
    onSettled: async () => {
      const queries = { queryKey: [PLATFORM, name] };
      // A first answer that is still on its way may know less: the library would take it for the new one.
      await queryClient.cancelQueries(queries);
      await queryClient.invalidateQueries(queries);
    },
  });
}
