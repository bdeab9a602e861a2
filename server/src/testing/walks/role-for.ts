import type { Access } from '@comanda/contract/routing';
import type { Role } from '../builders/every-role.ts';

const roles: Readonly<Record<Access, Role>> = {
  public: 'guest',
  session: 'guest',
  signed_in: 'courier',
  account: 'company',
  company: 'company',
  pub: 'company',
  courier: 'courier',
  admin: 'admin',
  entered: 'entered',
  client: 'client',
};

/** A role that may make the calls of an access. */
export const roleFor = (access: Access): Role => roles[access];
