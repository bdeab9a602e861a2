import type { CallReply } from '@comanda/contract';
import type { PrinterFields } from '@comanda/contract/printing';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const PRINTERS = `${PUB}/printers` as const;
const BRIDGE = `${PUB}/print-bridge` as const;
/** On the page of the printers: whoever has just put in paper waits for the new state. */
const LOOK_EVERY_MS = 3_000;
/** On screens about orders, which are open all evening. */
const GLANCE_EVERY_MS = 30_000;

export type PrintingPub = Pick<Pub, 'id' | 'company_id' | 'time_zone'>;
export type Printing = Omit<CallReply<`GET ${typeof PRINTERS}`>, 'ok'>;

const keyOf = ({ id }: PrintingPub) => ['printing', id] as const;
const paramsOf = ({ id, company_id: companyID }: PrintingPub) => ({ companyID, pubID: id });
/** Each screen shows the failure of its own calls. */
const shownHere = { handles: 'all' } as const;
/** A screen that works without an answer. */
const silent = { isSilent: true } as const;

const load = (pub: PrintingPub) => ({
  queryKey: keyOf(pub),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Printing> =>
    call(`GET ${PRINTERS}`, { params: paramsOf(pub), signal }),
});

/** The printers of a pub for screens that are about orders: a failure is silent, since they work without. */
export function usePrinters(pub: PrintingPub) {
  return useQuery<Printing>({
    ...load(pub),
    refetchInterval: GLANCE_EVERY_MS,
    meta: silent,
  });
}

/** The printers of a pub with their states of now. */
export function usePrinting(pub: PrintingPub) {
  return useQuery<Printing>({
    ...load(pub),
    refetchInterval: LOOK_EVERY_MS,
    meta: shownHere,
  });
}

/** The stations whose dishes a printer may print; without them it prints all, so that a failure is silent. */
export function useStationNames(pub: PrintingPub) {
  return useQuery({
    queryKey: ['printing', 'stations', pub.id],
    queryFn: async ({ signal }) =>
      (await call(`GET ${PUB}/stations`, { params: paramsOf(pub), signal })).stations,
    meta: silent,
  });
}

function useWrite<Input, Reply>(pub: PrintingPub, send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a failure: another screen may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(pub), exact: true }),
    meta: shownHere,
  });
}

/** Saves a printer, or adds one that has no id yet. */
export function useSavePrinter(pub: PrintingPub, printerID: number | undefined) {
  return useWrite(pub, (body: PrinterFields) => {
    const params = paramsOf(pub);
    return printerID === undefined
      ? call(`POST ${PRINTERS}`, { params, body })
      : call(`PUT ${PRINTERS}/:printerID`, { params: { ...params, printerID }, body });
  });
}

export function useRemovePrinter(pub: PrintingPub) {
  return useWrite(pub, (printerID: number) =>
    call(`DELETE ${PRINTERS}/:printerID`, { params: { ...paramsOf(pub), printerID } }),
  );
}

export function useTestPrinter(pub: PrintingPub) {
  return useWrite(pub, (printerID: number) =>
    call(`POST ${PRINTERS}/:printerID/test`, { params: { ...paramsOf(pub), printerID } }),
  );
}

export function useCreateCode(pub: PrintingPub) {
  return useMutation({
    mutationFn: () => call(`POST ${BRIDGE}/code`, { params: paramsOf(pub) }),
    meta: shownHere,
  });
}

export function useRemoveBridge(pub: PrintingPub) {
  return useWrite<undefined, unknown>(pub, () =>
    call(`DELETE ${BRIDGE}`, { params: paramsOf(pub) }),
  );
}
