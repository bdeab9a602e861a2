import { Type, type Static } from 'typebox';
import { Company } from '../accounts/schemas.ts';
import { Order } from '../orders/schemas.ts';
import { DateTime, Id, nullable } from '../routing/index.ts';

const { handover: _ofGuestAndPub, ...ofOrder } = Order.properties;

/** An order as its pub sees it but without the code for its courier, with the name of the pub. */
export const AdminOrder = Type.Object({ ...ofOrder, pub_name: Type.String() });
export type AdminOrder = Static<typeof AdminOrder>;

export const AdminPub = Type.Object({
  id: Id,
  name: Type.String(),
  url_name: Type.String(),
  time_zone: Type.String(),
  expiration_time_utc: DateTime,
  expired: Type.Boolean(),
});
export type AdminPub = Static<typeof AdminPub>;

export const AdminCompany = Type.Object({ ...Company.properties, pubs: Type.Array(AdminPub) });
export type AdminCompany = Static<typeof AdminCompany>;

export const AdminClient = Type.Object({
  id: Id,
  name: Type.String(),
  phone: Type.String(),
  orders: Type.Integer(),
});
export type AdminClient = Static<typeof AdminClient>;

/** Tasks of one kind that fail in the same way, or that no process has begun. */
export const FailingTasks = Type.Object({
  /** The name of the kind; another version of the server may know more of them. */
  kind: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  since: DateTime,
  /** The code or the kind of the error; null for tasks that were not begun. */
  failure: nullable(Type.String()),
  next_run_at: DateTime,
});
export type FailingTasks = Static<typeof FailingTasks>;

/** A pub that nobody has reached about an order. */
export const PubNotAnswering = Type.Object({
  pub_id: Id,
  pub_name: Type.String(),
  /** The number that its guests call. */
  phone: Type.String(),
  order_count: Type.Integer({ minimum: 1 }),
  time_zone: Type.String(),
  /** When the oldest of these orders was placed. */
  since: DateTime,
});
export type PubNotAnswering = Static<typeof PubNotAnswering>;
