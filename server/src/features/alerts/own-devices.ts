import type { PersonalData } from '@comanda/contract/personal-data';
import type { Connection } from '../../schema.ts';
import type { AccountScope, ClientScope } from '../../scopes.ts';
import { listDevicesOfClient } from './guest/queries.ts';

type OfClient = NonNullable<PersonalData['client']>;
type OfCompany = NonNullable<PersonalData['company']>;

const serviceOf = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';

/** The devices that get pushes about the orders of a client. */
export async function loadNotifiedDevices(
  connection: Connection,
  scope: ClientScope,
): Promise<OfClient['notified_devices']> {
  const rows = await listDevicesOfClient(connection, scope);
  return rows.map(({ order_id, endpoint, language, created_at }) => ({
    order_id,
    service: serviceOf(endpoint),
    language,
    added_at: created_at.toISOString(),
  }));
}

/** The devices of an account's own sign-ins: those with alerts, and those that show orders. */
export async function loadOwnDevices(
  connection: Connection,
  { accountId }: AccountScope,
): Promise<Pick<OfCompany, 'alert_devices' | 'desks'>> {
  const sessions = connection
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .select('id');
  const devices = await connection
    .selectFrom('push_subscription')
    .where('session_id', 'in', sessions)
    .orderBy('id')
    .select(['pub_id', 'device', 'endpoint', 'language', 'created_at'])
    .execute();
  const desks = await connection
    .selectFrom('desk')
    .where('session_id', 'in', sessions)
    .orderBy('seen_at', 'desc')
    .select(['pub_id', 'device', 'language', 'seen_at'])
    .execute();
  return {
    alert_devices: devices.map(({ pub_id, device, endpoint, language, created_at }) => ({
      pub_id,
      device,
      service: serviceOf(endpoint),
      language,
      added_at: created_at.toISOString(),
    })),
    desks: desks.map((desk) => ({ ...desk, seen_at: desk.seen_at.toISOString() })),
  };
}
