import { FAVOURITE_DISHES, LAST_ORDERS, type LastOrdersRequest } from '@comanda/contract/orders';
import { businessDayOf } from '@comanda/domain/hours';
import { orderTypeTable } from '@comanda/domain/orders';
import { isSameTable } from '@comanda/domain/settings';
import { length, notEmpty, phone as isPhone } from '@comanda/domain/fields';
import { isBlank } from '@comanda/domain/text';
import { sql } from 'kysely';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import type { PubScope } from '../../../scopes.ts';
import { findPub } from '../../pubs/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { areContactsShownTo } from '../personal-data/without-contacts.ts';
import { isOfTypeWhere, isRehearsal } from '../queries/status-conditions.ts';
import type { OrderRow } from '../tables.ts';

/** More than a pub has at its tables on one day, and than a person orders while their phone is stored. */
const MOST_READ = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const FAVOURITE_DAYS = 28;

const newest = ({ db }: OrderDeps, { pubId }: PubScope) =>
  db
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(sql<boolean>`not ${isRehearsal}`)
    .where('status', '<>', 'canceled')
    .orderBy('id', 'desc')
    .limit(MOST_READ)
    .selectAll();

async function ofTable(deps: OrderDeps, scope: PubScope, table: string): Promise<OrderRow[]> {
  const pub = await findPub(deps.db, scope.pubId);
  if (!pub) throw new AppError('not_found');
  const rows = await newest(deps, scope)
    .where(isOfTypeWhere(orderTypeTable.needsTable))
    .where('business_day', '=', businessDayOf(deps.clock.now(), pub.time_zone))
    .execute();
  return rows.filter(({ table_for_in_place_order: other }) => isSameTable(table, other));
}

/** As long as the pub sees the contacts of an order: a number must not show what its orders no longer do. */
async function ofPhone(deps: OrderDeps, scope: PubScope, phone: string): Promise<OrderRow[]> {
  const rows = await newest(deps, scope).where('main_phone_number', '=', phone).execute();
  return rows.filter((row) => areContactsShownTo({ deps, kind: 'company' }, row));
}

/** The newest orders of a table on this business day, or of a phone, without canceled ones; newest first. */
export async function listLastOrders(
  deps: OrderDeps,
  scope: PubScope,
  { table = '', phone = '' }: LastOrdersRequest,
): Promise<OrderRow[]> {
  const isOfTable = isBlank(phone);
  if (isOfTable && isBlank(table)) checkFields({ phone: [notEmpty] }, { phone });
  // Of both it is not known which one is meant.
  if (!isOfTable) checkFields({ table: [length(0, 0)], phone: [isPhone] }, { table, phone });
  const rows = isOfTable
    ? await ofTable(deps, scope, table)
    : await ofPhone(deps, scope, toE164(phone));
  return rows.slice(0, LAST_ORDERS);
}

/** The dishes of which a pub has sold most lately, the most first; deleted and hidden ones are among them. */
export async function listFavouriteDishes(
  { db, clock }: OrderDeps,
  { pubId }: PubScope,
): Promise<number[]> {
  const since = new Date(clock.now().getTime() - FAVOURITE_DAYS * DAY_MS);
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('pub_order', 'pub_order.id', 'order_line.order_id')
    .where('pub_order.pub_id', '=', pubId)
    .where('pub_order.created_time', '>', since)
    .where('pub_order.status', '<>', 'canceled')
    .where(sql<boolean>`not ${isRehearsal}`)
    .groupBy('order_line.dish_id')
    .orderBy((line) => line.fn.sum('order_line.count'), 'desc')
    .orderBy('order_line.dish_id')
    .limit(FAVOURITE_DISHES)
    .select('order_line.dish_id')
    .execute();
  return rows.map(({ dish_id }) => dish_id);
}
