import { boundLimits } from '@comanda/domain/orders';
import {
  aCourier,
  aDeliveringPub,
  type ACourier,
  type ADeliveringPub,
} from '../builders/order-builders.ts';
import { clientAt } from '../app/client-at.ts';
import { ADMINISTRATOR } from '../processes/administrator.ts';

export type EveningPub = {
  readonly pub: ADeliveringPub;
  readonly couriers: readonly ACourier[];
};

/** A pub with pool orders and two approved couriers, on a server that a test has started. */
export async function prepareEveningPub(address: string): Promise<EveningPub> {
  const client = clientAt(address);
  const pub = await aDeliveringPub(client, { deliveryType: 'delivery_service', commission: true });
  // More wait than at a usual pub: its server is killed.
  await client.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { max_waiting: boundLimits.max_waiting.max },
  });
  const admin = await client.call('POST /api/auth/login', {
    body: { as: 'admin', ...ADMINISTRATOR },
  });
  const couriers = [await aCourier(client), await aCourier(client)];
  for (const { ids } of couriers) {
    await client.call('POST /api/admin/couriers/:courierID/approve', { params: ids, as: admin });
  }
  return { pub, couriers };
}
