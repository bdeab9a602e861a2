import { roles, tariffs } from '@comanda/domain/accounts';
import { Type, type Static } from 'typebox';
import { DateTime, Id } from '../routing/index.ts';

export const RoleName = Type.Enum([...roles]);
export const TariffName = Type.Enum([...tariffs]);

export const Company = Type.Object({
  id: Id,
  tariff: TariffName,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Set while an administrator is inside: the only pub that this session reaches. */
  entered_pub_id: Type.Optional(Id),
  /** When that ends by itself. */
  entered_until: Type.Optional(DateTime),
});
export type Company = Static<typeof Company>;

export const Registration = Type.Object({
  email: Type.String(),
  password: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  tariff: TariffName,
});

export const Credentials = Type.Object({
  as: Type.Optional(Type.Enum(['', ...roles])),
  email: Type.String({ description: 'With `as: "client"`, a phone' }),
  password: Type.String(),
});

/** A guest with an account, as they see themselves. */
export const Client = Type.Object({ id: Id, name: Type.String(), phone: Type.String() });
export type Client = Static<typeof Client>;

export const ClientRegistration = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  password: Type.String(),
});
