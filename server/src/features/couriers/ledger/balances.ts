import type { CurrencyBalance } from '@comanda/contract/couriers';
import { toAmount } from '@comanda/domain/money';
import { currencies, DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';

/** The platform's debt to each courier in each currency; below zero the courier owes the platform. */
export async function listBalances(
  connection: Connection,
  courierIds: readonly number[],
): Promise<Map<number, CurrencyBalance[]>> {
  const { rows } = await sql<{ courier_id: number; currency_id: number; balance_minor: number }>`
    select courier.id as courier_id, currency.id as currency_id, last.balance_minor
    from unnest(${courierIds}::int[]) as courier (id)
    cross join unnest(${currencies.map(({ id }) => id)}::int[]) as currency (id)
    cross join lateral (
      select balance_minor from courier_ledger
      where courier_id = courier.id and currency_id = currency.id
      order by id desc limit 1
    ) as last
    order by courier.id, currency.id`.execute(connection);
  const byCourier = Map.groupBy(rows, ({ courier_id }) => courier_id);
  return new Map(
    courierIds.map((courierId) => {
      const balances = (byCourier.get(courierId) ?? []).map(({ currency_id, balance_minor }) => ({
        currency_id,
        balance: toAmount(balance_minor),
      }));
      return [courierId, withLei(balances)];
    }),
  );
}

/** Lei come first, also when the ledger has no line in them. */
function withLei(balances: readonly CurrencyBalance[]): CurrencyBalance[] {
  const others = balances.filter(({ currency_id }) => currency_id !== DEFAULT_CURRENCY_ID);
  return [{ currency_id: DEFAULT_CURRENCY_ID, balance: leiBalance(balances) }, ...others];
}

/** The balance in Lei, the only currency of a profile's `balance`. */
export function leiBalance(balances: readonly CurrencyBalance[]): number {
  return balances.find(({ currency_id }) => currency_id === DEFAULT_CURRENCY_ID)?.balance ?? 0;
}

export async function findBalances(
  connection: Connection,
  courierId: number,
): Promise<CurrencyBalance[]> {
  return (await listBalances(connection, [courierId])).get(courierId) ?? [];
}
