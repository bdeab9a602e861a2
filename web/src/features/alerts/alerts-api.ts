import type { CallBody } from '@comanda/contract';
import type { Alerts, LadderTimes } from '@comanda/contract/alerts';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { keyOfAlerts } from './alerts-key.ts';

const ALERTS = '/api/company/:companyID/pubs/:pubID/alerts';

export type AlertsPub = Pick<Pub, 'id' | 'company_id' | 'time_zone'>;
export type NewDevice = CallBody<`POST ${typeof ALERTS}/push-subscriptions`>;

const paramsOf = ({ id, company_id: companyID }: AlertsPub) => ({ companyID, pubID: id });
/** Every caller shows it itself. */
const shownHere = { handles: 'all' } as const;

export async function loadAlerts(pub: AlertsPub, signal?: AbortSignal): Promise<Alerts> {
  return (await call(`GET ${ALERTS}`, { params: paramsOf(pub), ...(signal && { signal }) })).alerts;
}

export function useAlerts(pub: AlertsPub) {
  return useQuery({
    queryKey: keyOfAlerts(pub.id),
    queryFn: ({ signal }) => loadAlerts(pub, signal),
    meta: shownHere,
  });
}

function useReload(pub: AlertsPub) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOfAlerts(pub.id) });
}

/** Saves some settings; they are shown at once, and as before when that fails. */
function useSaveSettings<Settings extends Partial<Alerts>>(
  pub: AlertsPub,
  save: (settings: Settings) => Promise<{ readonly alerts: Alerts }>,
) {
  const client = useQueryClient();
  const queryKey = keyOfAlerts(pub.id);
  return useMutation({
    mutationFn: save,
    onMutate: (settings) => {
      const before = client.getQueryData<Alerts>(queryKey);
      if (before) client.setQueryData<Alerts>(queryKey, { ...before, ...settings });
      return before;
    },
    onSuccess: ({ alerts }) => {
      client.setQueryData<Alerts>(queryKey, alerts);
    },
    onError: (_error, _settings, before) => {
      client.setQueryData(queryKey, before);
    },
    meta: shownHere,
  });
}

export function useSaveTimes(pub: AlertsPub) {
  return useSaveSettings(pub, (body: LadderTimes) =>
    call(`PUT ${ALERTS}`, { params: paramsOf(pub), body }),
  );
}

export function useSaveWarning(pub: AlertsPub) {
  return useSaveSettings(pub, (body: Pick<Alerts, 'warns_when_unheard'>) =>
    call(`PUT ${ALERTS}/unheard-warning`, { params: paramsOf(pub), body }),
  );
}

export async function addDevice(pub: AlertsPub, body: NewDevice): Promise<number> {
  const { device } = await call(`POST ${ALERTS}/push-subscriptions`, {
    params: paramsOf(pub),
    body,
  });
  return device.id;
}

export function useAddDevice(pub: AlertsPub, subscribe: () => Promise<NewDevice>) {
  return useMutation({
    mutationFn: async () => addDevice(pub, await subscribe()),
    onSuccess: useReload(pub),
    meta: shownHere,
  });
}

export function useRemoveDevice(pub: AlertsPub) {
  return useMutation({
    mutationFn: (subscriptionID: number) =>
      call(`DELETE ${ALERTS}/push-subscriptions/:subscriptionID`, {
        params: { ...paramsOf(pub), subscriptionID },
      }),
    onSettled: useReload(pub),
    meta: shownHere,
  });
}

export function useTestAlerts(pub: AlertsPub) {
  return useMutation({
    mutationFn: async () =>
      (await call(`POST ${ALERTS}/test`, { params: paramsOf(pub), body: { channel: 'push' } }))
        .test,
    onSettled: useReload(pub),
    meta: shownHere,
  });
}
