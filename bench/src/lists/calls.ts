import type { Asked } from './timed-calls.ts';
import type { SizedProduct } from './sized-product.ts';

/** A read whose time must not depend on the number of orders. */
export type ListCall = {
  readonly work: string;
  readonly asked: (product: SizedProduct) => Asked;
  /** The part of the answer that is counted: as many in every database. */
  readonly list?: string;
  /** A thousand orders cannot fill the list: its time is compared with nothing. */
  readonly standsAlone?: boolean;
  /** Measured at every size, not at the smallest and the largest only. */
  readonly hasCurve?: boolean;
};

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().replace(/\.\d+/, '');

const ofPub =
  (path: string) =>
  ({ ids, tokens }: SizedProduct): Asked => ({
    path: `/api/company/${ids.company}/pubs/${ids.pub}/${path}`,
    token: tokens.company,
  });
const ofCourier =
  (path = '') =>
  ({ ids, tokens }: SizedProduct): Asked => ({
    path: `/api/courier/${ids.courier}${path}`,
    token: tokens.courier,
  });
const ofPlatform =
  (path: string) =>
  ({ tokens }: SizedProduct): Asked => ({ path: `/api/admin/${path}`, token: tokens.admin });

/** Every list that grows with the product's use, and what is counted from it. */
export const listCalls: readonly ListCall[] = [
  { work: 'desk, first list', asked: ofPub('orders'), list: 'orders' },
  {
    work: 'desk, orders of a rare status',
    asked: ofPub('orders?status=canceled'),
    list: 'orders',
    hasCurve: true,
  },
  { work: 'desk, in process', asked: ofPub('orders?status=in-process'), list: 'orders' },
  {
    work: 'desk, socket to its GET_ALL',
    asked: ({ ids, tokens }) => ({
      path: `/ws/orders/company/${ids.company}/pub/${ids.pub}`,
      token: tokens.company,
      isSocket: true,
    }),
    list: 'orders',
    hasCurve: true,
  },
  {
    work: 'company, points of the last 5,000 deliveries',
    asked: ofPub('delivery-points'),
    standsAlone: true,
  },
  {
    work: 'company, its pubs with their counts',
    asked: ({ ids, tokens }) => ({
      path: `/api/company/${ids.company}/pubs`,
      token: tokens.company,
    }),
    list: 'pubs',
    hasCurve: true,
  },
  {
    work: 'company, a courier',
    asked: (product) => ({ ...ofCourier()(product), token: product.tokens.company }),
  },
  { work: 'company, a pub’s couriers', asked: ofPub('couriers'), list: 'couriers' },
  { work: 'courier, profile', asked: ofCourier() },
  { work: 'courier, statement', asked: ofCourier('/statement'), list: 'lines', hasCurve: true },
  {
    work: 'courier, statement of a month of last year',
    // The smallest ledger has as many lines in a year.
    asked: (product) => {
      const days = product.orders > 5000 ? 30 : 360;
      const period = `from=${daysAgo(360 + days)}&to=${daysAgo(360)}`;
      return ofCourier(`/statement?currency_id=1&${period}`)(product);
    },
    list: 'lines',
  },
  {
    work: 'courier, socket to its lists',
    asked: ({ ids, tokens }) => ({
      path: `/ws/courier/${ids.courier}`,
      token: tokens.courier,
      isSocket: true,
    }),
    list: 'orders',
    hasCurve: true,
  },
  {
    work: 'client, past orders',
    asked: ({ tokens }) => ({ path: '/api/client/orders', token: tokens.client }),
    list: 'orders',
  },
  { work: 'platform, companies and pubs', asked: ofPlatform('companies'), list: 'companies' },
  { work: 'platform, couriers', asked: ofPlatform('couriers'), list: 'couriers' },
  { work: 'platform, clients', asked: ofPlatform('clients'), list: 'clients' },
  {
    work: 'platform, orders in process',
    asked: ofPlatform('orders?status=in-process'),
    list: 'orders',
  },
  { work: 'platform, audit log', asked: ofPlatform('audit'), list: 'entries' },
];
