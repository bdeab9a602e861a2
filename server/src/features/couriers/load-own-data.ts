import type { PersonalData } from '@comanda/contract/personal-data';
import type { Deps } from '../../deps.ts';
import type { CourierScope } from '../../scopes.ts';
import { listAllOfCourier } from '../orders/index.ts';
import { listPubsWithPhones } from '../pubs/index.ts';
import { loadPubsOfCourier } from './attachments/answer-pub.ts';
import { findOwnCourier } from './find-visible-courier.ts';
import { loadLedger } from './ledger/statement.ts';
import { listStepsOfCourier } from './queries.ts';

/**
 * What is stored about a courier, for their own file: of the orders only which ones. The file stays on the device longer
 * than a courier may read a guest's contacts.
 */
export async function loadOwnData(
  deps: Deps,
  scope: CourierScope,
): Promise<NonNullable<PersonalData['courier']>> {
  const { db } = deps;
  const orders = await listAllOfCourier(db, scope);
  const pubs = await listPubsWithPhones(db, [...new Set(orders.map(({ pub_id }) => pub_id))]);
  const steps = await listStepsOfCourier(db, scope);
  return {
    profile: await findOwnCourier(deps, scope),
    pubs: await loadPubsOfCourier(deps, scope),
    orders: orders.map(({ id, pub_id, created_time, status }) => ({
      id,
      pub_name: pubs.get(pub_id)?.name ?? '',
      created_time: created_time.toISOString(),
      status,
    })),
    steps: steps.map(({ order_id, step, at, happened_at }) => ({
      order_id,
      step,
      at: at.toISOString(),
      happened_at: happened_at.toISOString(),
    })),
    ledger: await loadLedger(db, scope.courierId),
  };
}
