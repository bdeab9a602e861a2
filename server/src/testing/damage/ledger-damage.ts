import { ledgerLinesOf, type LedgerEntry } from '@comanda/domain/couriers';
import { clientTotalMinor } from '../../features/orders/views.ts';
import type { Connection } from '../../schema.ts';
import { rewardMinor } from '../../features/orders/zone-of-order.ts';
import type { StoredOrder } from './stored-orders.ts';

type LedgerLine = LedgerEntry & {
  readonly id: number;
  readonly courierId: number;
  readonly currencyId: number;
  readonly balanceMinor: number;
  readonly orderId: number | null;
};

/** The whole ledger of the couriers of a pub's orders, or of all. */
async function loadLedger(
  connection: Connection,
  pubId: number | undefined,
): Promise<LedgerLine[]> {
  const couriers = connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId ?? 0)
    .where('reserver_courier_id', 'is not', null)
    .select('reserver_courier_id');
  return connection
    .selectFrom('courier_ledger')
    .$if(pubId !== undefined, (query) => query.where('courier_id', 'in', couriers))
    .select([
      'id',
      'kind',
      'amount_minor as amountMinor',
      'courier_id as courierId',
      'currency_id as currencyId',
      'balance_minor as balanceMinor',
      'order_id as orderId',
    ])
    .orderBy('id')
    .execute();
}

const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The balance after each line is the sum of the lines up to it. */
function balanceDamage(ledger: readonly LedgerLine[]): string[] {
  const balances = new Map<string, number>();
  return ledger.flatMap(({ id, courierId, currencyId, amountMinor, balanceMinor }) => {
    const account = `${courierId} in currency ${currencyId}`;
    const sum = (balances.get(account) ?? 0) + amountMinor;
    balances.set(account, sum);
    return sum === balanceMinor
      ? []
      : [`ledger line ${id} of courier ${account} has balance ${balanceMinor}, not ${sum}`];
  });
}

function dueLines(order: StoredOrder): readonly LedgerEntry[] {
  if (order.status !== 'completed' || order.reserver_courier_id === null) return [];
  return ledgerLinesOf({
    deliveryType: order.delivery_type,
    paymentType: order.payment_type,
    clientTotalMinor: clientTotalMinor(order),
    productTotalMinor: order.product_total_minor,
    rewardMinor: rewardMinor(order),
  });
}

const inWords = (entries: readonly LedgerEntry[]): string =>
  entries.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).join(', ') || 'none';

/** A completed order has exactly its lines; one that was reversed or corrected has their sum. */
function orderDamage(order: StoredOrder, lines: readonly LedgerLine[]): string[] {
  const due = dueLines(order);
  const isCorrected = lines.some(({ kind }) => kind === 'reversal' || kind === 'correction');
  const isEqual = isCorrected ? sumOf(lines) === sumOf(due) : inWords(lines) === inWords(due);
  return isEqual
    ? []
    : [
        `order ${order.id} (${order.status}) has ledger lines ${inWords(lines)}, due ${inWords(due)}`,
      ];
}

export async function ledgerDamage(
  connection: Connection,
  {
    orders,
    pubId,
  }: { readonly orders: readonly StoredOrder[]; readonly pubId: number | undefined },
): Promise<string[]> {
  const ledger = await loadLedger(connection, pubId);
  const byOrder = Map.groupBy(ledger, ({ orderId }) => orderId);
  return [
    ...balanceDamage(ledger),
    ...orders.flatMap((order) => orderDamage(order, byOrder.get(order.id) ?? [])),
  ];
}
