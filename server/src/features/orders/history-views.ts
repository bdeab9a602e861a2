import type { CallReply } from '@comanda/contract';
import type { OrderStatus } from '@comanda/domain/orders';
import type { OrderAlert } from './order-deps.ts';
import { reductionView } from './reduction-views.ts';
import type { HistoryRow } from './tables.ts';

type HistoryEntry =
  CallReply<'GET /api/company/:companyID/pubs/:pubID/orders/:orderID'>['history'][number];

type SometimesStored = Pick<
  HistoryRow,
  | 'happened_at'
  | 'idle_minutes'
  | 'change'
  | 'cancel_reason'
  | 'promised_at'
  | 'promise_reason'
  | 'by_chat'
  | 'overruled'
  | 'reduction'
>;
export type ShownHistory = Omit<
  HistoryRow,
  'id' | 'order_id' | 'by_account_id' | keyof SometimesStored
> &
  Partial<SometimesStored>;
type Edit = ShownHistory & { readonly change: Exclude<HistoryRow['change'], 'status'> };

function isEdit(entry: ShownHistory): entry is Edit {
  return entry.change !== undefined && entry.change !== 'status';
}

function historyView(entry: ShownHistory): HistoryEntry {
  return {
    at: entry.at.toISOString(),
    ...(entry.happened_at ? { happened_at: entry.happened_at.toISOString() } : {}),
    from: entry.from_status,
    to: entry.to_status,
    ...(entry.cancel_reason ? { cancel_reason: entry.cancel_reason } : {}),
    ...(isEdit(entry) ? { edited: entry.change } : {}),
    ...(entry.promised_at ? { promised_at: entry.promised_at.toISOString() } : {}),
    ...(entry.promise_reason ? { promise_reason: entry.promise_reason } : {}),
    ...(typeof entry.idle_minutes === 'number' && { idle_minutes: entry.idle_minutes }),
    by: entry.by_role,
    ...(entry.reduction && { reduction: reductionView(entry.reduction) }),
    ...(entry.overruled?.length && { overruled: [...entry.overruled] }),
    ...(entry.by_chat ? { by_chat: true } : {}),
  };
}

function alertView({ at, step, reach }: OrderAlert, status: OrderStatus): HistoryEntry {
  return {
    at: at.toISOString(),
    from: status,
    to: status,
    alert: { step, ...reach },
    by: 'system',
  };
}

const sentNothing = ({ reach }: OrderAlert): boolean =>
  Object.values(reach).every(({ reached, failed }) => reached + failed === 0);

/** Several steps that could send no alert are one line. */
function withoutRepeated(alerts: readonly OrderAlert[]): readonly OrderAlert[] {
  return alerts.filter((alert, index) => {
    const before = alerts[index - 1];
    return !before || !sentNothing(before) || !sentNothing(alert);
  });
}

/**
 * The history as its pub sees it, each alert after the changes before it. The changes stay in the order in which they
 * happened: a clock that was set back gives a later one an earlier time.
 */
export function pubHistoryView(
  history: readonly HistoryRow[],
  alerts: readonly OrderAlert[],
): HistoryEntry[] {
  const changesBefore = ({ at }: OrderAlert): number =>
    history.findLastIndex((entry) => entry.at <= at) + 1;
  const shown = withoutRepeated(alerts);
  const alertsAfter = (count: number): HistoryEntry[] =>
    shown
      .filter((alert) => changesBefore(alert) === count)
      .map((alert) => alertView(alert, history[count - 1]?.to_status ?? 'not_handled'));
  return [
    ...alertsAfter(0),
    ...history.flatMap((entry, index) => [historyView(entry), ...alertsAfter(index + 1)]),
  ];
}

/** Guests see only changes of the status. */
export const guestHistoryView = (history: readonly ShownHistory[]): HistoryEntry[] =>
  history.filter((entry) => !isEdit(entry)).map(historyView);
