import { notifyManager, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { inTime } from '../../../lib/offline/in-time.ts';
import { pubTextsQuery } from '../../../product/languages/pub-texts-api.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import { keyOfEntry } from './entries/cells.ts';
import type { Item } from './saving/requests.ts';

const TRANSLATIONS = '/api/company/:companyID/pubs/:pubID/translations';

/** The texts of the pub in the order of the menu; what others have changed comes when the page is looked at again. */
export const useTranslations = (pub: PubRef) => useQuery(pubTextsQuery(pub));

export const loadTranslations = (queryClient: QueryClient, pub: PubRef) =>
  queryClient.fetchQuery({ ...pubTextsQuery(pub), staleTime: 0 });

/** Saves, and resolves when every screen shows the answer. */
export async function sendTranslations(
  queryClient: QueryClient,
  pub: PubRef,
  items: Item[],
): Promise<void> {
  const sending = call(`PUT ${TRANSLATIONS}`, { params: pub, body: { items } });
  const { entries } = await inTime(sending);
  const { queryKey } = pubTextsQuery(pub);
  // An older list that is on its way would show the texts before this change.
  await queryClient.cancelQueries({ queryKey });
  const changed = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        entries: known.entries.map((entry) => changed.get(keyOfEntry(entry)) ?? entry),
      },
  );
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
}
