import { Type, type Static } from 'typebox';
import { Courier } from '../schemas.ts';

/** A courier as the platform sees them: with their sign-in e-mail. */
export const AdminCourier = Type.Object({
  ...Courier.properties,
  email: Type.String(),
});
export type AdminCourier = Static<typeof AdminCourier>;
