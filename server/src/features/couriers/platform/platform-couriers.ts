import type { AdminCourier } from '@comanda/contract/couriers';
import { sql } from 'kysely';
import {
  containsWords,
  searchablePhone,
} from '../../../plumbing/database/queries/contains-words.ts';
import { PAGE_SIZE_PLUS_ONE, pageOf, type Search } from '../../../plumbing/page.ts';
import type { AccountId } from '../../../ids.ts';
import type { Connection } from '../../../schema.ts';
import type { AdminScope } from '../../../scopes.ts';
import { emailOf } from '../../accounts/index.ts';
import { listBalances } from '../ledger/balances.ts';
import type { CourierRow } from '../queries.ts';
import { courierView } from '../views.ts';

const email = emailOf(sql<AccountId>`courier.id`);
const text = sql<string>`concat_ws(' ', courier.id, full_name, ${email}, telegram_username,
  ${searchablePhone(sql<string>`phone_number`)})`;

/** A courier as the platform sees them: with their balances and their sign-in. */
export function adminCourierView(
  row: CourierRow,
  { email: signIn, balances }: { email: string; balances: AdminCourier['balances'] },
): AdminCourier {
  return { ...courierView(row, balances), email: signIn };
}

/** A page of the couriers whose data contains every searched word, newest first. */
export async function loadCouriers(
  connection: Connection,
  _: AdminScope,
  { search, before }: Search,
): Promise<{ couriers: AdminCourier[]; next: number | null }> {
  const rows = await connection
    .selectFrom('courier')
    .where(containsWords(text, search))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .selectAll()
    .select(email.as('email'))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .execute();
  const { page, next } = pageOf(rows);
  const balances = await listBalances(
    connection,
    page.map(({ id }) => id),
  );
  const couriers = page.map((row) =>
    adminCourierView(row, { email: row.email, balances: balances.get(row.id) ?? [] }),
  );
  return { couriers, next };
}
