import { roles, tariffs } from '@comanda/domain/accounts';
import { Type, type Static } from 'typebox';
import { DateTime, Field, Id } from '../routing/index.ts';

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
  email: Field,
  password: Field,
  name: Field,
  phone: Field,
  tariff: TariffName,
});

export const Credentials = Type.Object({
  as: Type.Optional(Type.Enum(['', ...roles])),
  email: Type.String({ ...Field, description: 'With `as: "client"`, a phone' }),
  password: Field,
});

/** The account behind a sign-in, as it sees itself; what its role does not have is not sent. */
export const Account = Type.Object({
  id: Id,
  role: RoleName,
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
});
export type Account = Static<typeof Account>;

/** What is left out stays as it is. */
export const AccountChange = Type.Object({
  name: Type.Optional(Field),
  email: Type.Optional(Field),
  phone: Type.Optional(Field),
  password: Type.Optional(
    Type.String({
      ...Field,
      description: 'Needed when the sign-in name changes: the e-mail, or a client’s phone',
    }),
  ),
});

/** A guest with an account, as they see themselves. */
export const Client = Type.Object({ id: Id, name: Type.String(), phone: Type.String() });
export type Client = Static<typeof Client>;

export const ClientRegistration = Type.Object({
  name: Field,
  phone: Field,
  password: Field,
});
