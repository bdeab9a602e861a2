import type { Account } from '@comanda/contract/accounts';
import { ownFieldsOf } from '@comanda/domain/accounts';
import type { Connection } from '../../../schema.ts';
import type { AccountScope } from '../../../scopes.ts';
import { listSessionsOfAccount } from '../sessions/queries.ts';
import { getOwnAccount, type OwnAccount } from './queries.ts';

/** An account as its own user sees it: only the fields that its role may change. */
export function accountView(row: OwnAccount): Account {
  const { id, role } = row;
  const has = ownFieldsOf(role);
  return {
    id,
    role,
    ...(has.name && { name: row.company_name ?? row.client_name ?? '' }),
    ...(has.email && { email: row.email ?? '' }),
    ...(has.phone && { phone: row.phone ?? '' }),
  };
}

/** The account and its sign-ins, for the file of its own user. */
export async function loadOwnAccount(connection: Connection, scope: AccountScope) {
  const row = await getOwnAccount(connection, scope);
  const sessions = await listSessionsOfAccount(connection, scope.accountId);
  return {
    account: { ...accountView(row), created_at: row.created_at.toISOString() },
    tariff: row.company_tariff,
    sign_ins: sessions.map((session) => ({
      started_at: session.created_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
      ended_at: session.ended_at?.toISOString() ?? null,
      is_this_one: session.id === scope.actor.sessionId,
      entered_pub_id: session.entered_pub_id,
    })),
  };
}
