import type { Till, TillFields } from '@comanda/contract/receipts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { PrintingPub } from '../printing-api.ts';

const TILL = '/api/company/:companyID/pubs/:pubID/till';
/** Beside its settings: whoever has just switched it on waits for the new state. */
const LOOK_EVERY_MS = 3_000;
/** On screens about orders, which are open all evening. */
const GLANCE_EVERY_MS = 30_000;

const keyOf = ({ id }: PrintingPub) => ['printing', 'till', id] as const;
const paramsOf = ({ id, company_id: companyID }: PrintingPub) => ({ companyID, pubID: id });
const shownHere = { handles: 'all' } as const;

const load = (pub: PrintingPub) => ({
  queryKey: keyOf(pub),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Till | null> =>
    (await call(`GET ${TILL}`, { params: paramsOf(pub), signal })).till,
});

/** The till of a pub with its state of now; null without one. */
export const useTill = (pub: PrintingPub) =>
  useQuery<Till | null>({ ...load(pub), refetchInterval: LOOK_EVERY_MS, meta: shownHere });

/** For screens about orders, which work without it: a failure is silent. */
export const useTillGlance = (pub: PrintingPub, isWanted: boolean) =>
  useQuery<Till | null>({
    ...load(pub),
    enabled: isWanted,
    refetchInterval: GLANCE_EVERY_MS,
    meta: { isSilent: true },
  });

function useWrite<Input>(pub: PrintingPub, send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a failure: another screen may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(pub) }),
    meta: shownHere,
  });
}

export const useSaveTill = (pub: PrintingPub) =>
  useWrite(pub, (body: TillFields) => call(`PUT ${TILL}`, { params: paramsOf(pub), body }));

export const useRemoveTill = (pub: PrintingPub) =>
  useWrite<undefined>(pub, () => call(`DELETE ${TILL}`, { params: paramsOf(pub) }));
