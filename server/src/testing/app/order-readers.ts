import type { AnOrder, ADeliveringPub } from '../builders/order-builders.ts';
import { openReader, type LiveReader } from './live-reader.ts';

type Readers = Readonly<Record<'desk' | 'guest' | 'screen', LiveReader>>;

/** Everyone who receives the changes of an order: the pub's desk, its guest, a courier. Each has its first message. */
export async function openOrderReaders(
  address: string,
  {
    pub: { company, pub },
    order,
    courier,
  }: {
    readonly pub: ADeliveringPub;
    readonly order: AnOrder;
    readonly courier: { readonly id: number; readonly accesstoken: string };
  },
): Promise<Readers> {
  const desk = openReader(
    '/ws/orders/company/:companyID/pub/:pubID',
    `${address}/ws/orders/company/${company.id}/pub/${pub.id}?access_token=${company.accesstoken}`,
  );
  const guest = openReader(
    '/ws/client/order/:trackingToken',
    `${address}/ws/client/order/${order.trackingToken}`,
  );
  const screen = openReader(
    '/ws/courier/:courierID',
    `${address}/ws/courier/${courier.id}?access_token=${courier.accesstoken}`,
  );
  for (const reader of [desk, guest, screen]) await reader.everything();
  return { desk, guest, screen };
}
