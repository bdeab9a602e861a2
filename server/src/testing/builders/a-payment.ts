import { randomUUID } from 'node:crypto';
import { must, type Client } from '@comanda/contract/client';
import type { Payment } from '@comanda/contract/payments';
import type { ADeliveringPub, AnOrder } from './order-builders.ts';

/** What records one Leu in cash of an order of which nothing was paid. */
export const paymentFields = () => ({
  method: 'cash' as const,
  amount: 1,
  paid: 0,
  action_id: randomUUID(),
});

/** One Leu in cash of an order. */
export async function aPayment(
  t: Client,
  { company }: Pick<ADeliveringPub, 'company'>,
  { ids }: Pick<AnOrder, 'ids'>,
): Promise<Payment> {
  const name = 'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/payments';
  const { payments } = await must(
    t.send(name, { params: ids, as: company, body: paymentFields() }),
  );
  const last = payments.at(-1);
  if (!last) throw new Error('no payment was recorded');
  return last;
}
