import { DEFAULT_TARIFF, roles, tariffs } from '@comanda/domain/accounts';
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
  /** Set while an administrator is inside a pub: the only pub that this session can access. */
  entered_pub_id: Type.Optional(Id),
  /** The time at which that ends automatically. */
  entered_until: Type.Optional(DateTime),
});
export type Company = Static<typeof Company>;

export const Registration = Type.Object({
  email: Field,
  password: Field,
  name: Field,
  phone: Field,
  tariff: Type.Optional(Type.Enum([...tariffs], { default: DEFAULT_TARIFF })),
});

export const Credentials = Type.Object({
  as: Type.Optional(Type.Enum(['', ...roles])),
  email: Type.String({ ...Field, description: 'With `as: "client"`, a phone' }),
  password: Field,
});

/** The signed-in account as it sees itself; fields that its role does not have are not sent. */
export const Account = Type.Object({
  id: Id,
  role: RoleName,
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
});
export type Account = Static<typeof Account>;

/** Omitted fields stay unchanged. */
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
