import type { OrdersPub } from './pub-orders-context.ts';

/** The query key of a pub's stations. In a file of its own: the desk loads it, but no other code of the kitchen. */
export const stationsKey = ({ id }: Pick<OrdersPub, 'id'>) => ['orders', 'stations', id] as const;
