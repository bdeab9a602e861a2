import type { Validator } from '../fields/validators.ts';
import { accountFields, clientFields } from './account-fields.ts';
import type { Role } from './roles.ts';

export type OwnField = 'name' | 'phone' | 'email';

/**
 * The fields of its own account that each role may change, with the rules. A courier's name and phone are in
 * the courier's profile; an administrator has neither.
 */
const own: Record<Role, Partial<Record<OwnField, readonly Validator[]>>> = {
  company: { name: accountFields.name, phone: accountFields.phone, email: accountFields.email },
  client: { name: clientFields.name, phone: clientFields.phone },
  courier: { email: accountFields.email },
  admin: { email: accountFields.email },
};

export function ownFieldsOf(role: Role): Partial<Record<OwnField, readonly Validator[]>> {
  return own[role];
}

/** The field used to sign in; a change of it needs the password. */
export function signInFieldOf(role: Role): OwnField {
  return role === 'client' ? 'phone' : 'email';
}
