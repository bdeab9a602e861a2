import { MAX_LINE_LENGTH } from '../fields/lengths.ts';
import { phone } from '../fields/phones.ts';
import { email, length, notEmpty, type Validator } from '../fields/validators.ts';
import type { Role } from './sign-in.ts';

/** The rules of a company's own form; couriers share the fields that both have. */
export const accountFields = {
  name: [notEmpty, length(3, MAX_LINE_LENGTH)],
  email: [notEmpty, email],
  phone: [notEmpty, phone],
  password: [notEmpty, length(8, MAX_LINE_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;

/** A guest's own account. A person's name may be as short as «Ян»; the company's bound is for firms. */
export const clientFields = {
  name: [notEmpty, length(1, MAX_LINE_LENGTH)],
  phone: accountFields.phone,
  password: accountFields.password,
} as const satisfies Record<string, readonly Validator[]>;

/** Moldova's calling code as the deletion form counts it: three characters, without the plus. */
export const COUNTRY_PREFIX = '373';

/**
 * The phone as the deletion call carries it: the national digits of a Moldovan number (11 digits with the
 * prefix), or the whole E.164 number of another country. Undefined when it is neither.
 */
export function deletionPhone(value: string): string | undefined {
  const digits = value.replaceAll(/\D/g, '');
  if (digits.startsWith(COUNTRY_PREFIX)) {
    return digits.length === 11 ? digits.slice(COUNTRY_PREFIX.length) : undefined;
  }
  const isWhole = value.trim().startsWith('+') && phone(value) === undefined;
  return isWhole ? `+${digits}` : undefined;
}

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
