import type { CallBody } from '@comanda/contract';
import type { MiaAccount } from '@comanda/contract/payments';
import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { MiaError, type MiaCredentials } from '../../../plumbing/mia/mia-bank.ts';
import { seal, unseal } from '../../../plumbing/sealing.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockPub, updatePub } from '../../pubs/index.ts';
import type { PaymentTables } from '../tables.ts';
import { isOpenRow } from './requests.ts';

const PUB = '/api/company/:companyID/pubs/:pubID/mia';
type Sent = CallBody<`PUT ${typeof PUB}`>;

const Secrets = Type.Object({ client_secret: Type.String(), signature_key: Type.String() });

/** Copied to the row of another pub they cannot be opened. */
const purposeOf = (pubId: number): string => `mia ${pubId}`;

const findRow = (connection: Connection, pubId: number) =>
  connection.selectFrom('mia_account').where('pub_id', '=', pubId).selectAll().executeTakeFirst();

type AccountRow = Pick<
  Selectable<PaymentTables['mia_account']>,
  'client_id' | 'is_sandbox' | 'changed_at'
>;

/** What screens show of an account: nothing that signs in with it. */
const accountView = ({ client_id, is_sandbox, changed_at }: AccountRow): MiaAccount => ({
  ends_with: client_id.slice(-4),
  is_sandbox,
  changed_at: changed_at.toISOString(),
});

/** The account of a pub; null without one. */
export async function findAccount(
  connection: Connection,
  { pubId }: PubScope,
): Promise<MiaAccount | null> {
  const row = await findRow(connection, pubId);
  return row ? accountView(row) : null;
}

/** For a call of the bank; undefined without an account, or when no secret of this installation opens it. */
export async function findCredentials(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  pubId: number,
): Promise<MiaCredentials | undefined> {
  const row = await findRow(db, pubId);
  const text = row && unseal(settings.tokenSecrets, purposeOf(pubId), row.sealed_secrets);
  const secrets: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!row || !Value.Check(Secrets, secrets)) return undefined;
  return {
    clientId: row.client_id,
    clientSecret: secrets.client_secret,
    signatureKey: secrets.signature_key,
    isSandbox: row.is_sandbox,
  };
}

/** As `findCredentials`, for a call that cannot do without. */
export async function getCredentials(
  deps: Pick<Deps, 'db' | 'settings'>,
  pubId: number,
): Promise<MiaCredentials> {
  const credentials = await findCredentials(deps, pubId);
  if (!credentials) throw new AppError('mia_is_not_set_up');
  return credentials;
}

/** With other credentials the bank could not be asked about an open request any more. */
async function refuseWhileOpen(connection: Connection, { pubId }: PubScope): Promise<void> {
  const open = await connection
    .selectFrom('payment_request')
    .innerJoin('pub_order', 'pub_order.id', 'payment_request.order_id')
    .where('pub_order.pub_id', '=', pubId)
    .where(isOpenRow)
    .select('payment_request.id')
    .limit(1)
    .executeTakeFirst();
  if (open) throw new AppError('payment_request_is_open');
}

/** Stores an account in the place of any before. */
export async function saveAccount(deps: Deps, scope: PubScope, sent: Sent): Promise<MiaAccount> {
  const { pubId } = scope;
  const { client_secret, signature_key } = sent;
  const secrets = JSON.stringify({ client_secret, signature_key });
  const account = {
    is_sandbox: sent.is_sandbox,
    client_id: sent.client_id,
    sealed_secrets: seal(deps.settings.tokenSecrets, purposeOf(pubId), secrets),
    changed_at: deps.clock.now(),
  };
  return deps.write(async (transaction) => {
    await lockPub(transaction, scope);
    await refuseWhileOpen(transaction, scope);
    await transaction
      .insertInto('mia_account')
      .values({ pub_id: pubId, ...account })
      .onConflict((conflict) => conflict.column('pub_id').doUpdateSet(account))
      .execute();
    await updatePub(transaction, scope, { takes_mia: true });
    return accountView(account);
  });
}

/** Repeated it changes nothing. */
export async function removeAccount(deps: Deps, scope: PubScope): Promise<void> {
  await deps.write(async (transaction) => {
    await lockPub(transaction, scope);
    await refuseWhileOpen(transaction, scope);
    await transaction.deleteFrom('mia_account').where('pub_id', '=', scope.pubId).execute();
    await updatePub(transaction, scope, { takes_mia: false });
  });
}

/** Whether the bank takes the account. */
export async function tryAccount(
  deps: Deps,
  { pubId }: PubScope,
): Promise<'works' | 'refused' | 'silent'> {
  const credentials = await getCredentials(deps, pubId);
  try {
    await deps.mia.check(credentials);
    return 'works';
  } catch (error) {
    if (error instanceof MiaError) return error.failure;
    throw error;
  }
}
