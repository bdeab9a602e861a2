import {
  finishedStatuses,
  orderTypes,
  type OrderStatus,
  type OrderType,
} from '@comanda/domain/orders';
import { sql, type RawBuilder } from 'kysely';

// The statuses are literals: a plan that is kept for all values of a parameter cannot use the indexes on the
// orders of a status.

const finished = sql.join(finishedStatuses.map((status) => sql.lit(status)));

export const isFinished: RawBuilder<boolean> = sql<boolean>`status in (${finished})`;
export const isInProcess: RawBuilder<boolean> = sql<boolean>`status not in (${finished})`;

export function hasStatus(status: OrderStatus | 'in-process'): RawBuilder<boolean> {
  return status === 'in-process' ? isInProcess : sql<boolean>`status = ${sql.lit(status)}`;
}

/** Whether a fact of the table is true of the order's type. Also literals: the indexes on the orders of a type are partial. */
export function isOfTypeWhere(fact: Readonly<Record<OrderType, boolean>>): RawBuilder<boolean> {
  const types = orderTypes.filter((type) => fact[type]);
  return sql<boolean>`order_type in (${sql.join(types.map((type) => sql.lit(type)))})`;
}

/** Also a literal: the indexes of rehearsal orders are partial. */
export const isRehearsal: RawBuilder<boolean> = sql<boolean>`is_rehearsal`;
