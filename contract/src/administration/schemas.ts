import { Type, type Static } from 'typebox';
import { Company } from '../accounts/schemas.ts';
import { Order } from '../orders/schemas.ts';
import { DateTime, Id } from '../routing/index.ts';

/** An order as its pub sees it, with the name of the pub. */
export const AdminOrder = Type.Object({ ...Order.properties, pub_name: Type.String() });
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
