import { stripPhone } from '@comanda/domain/fields';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone as it is stored: E.164, Moldova's when no country is given. A number that passed the validator but
 * fits no known numbering plan stays as it was typed, without separators.
 */
export function toE164(phone: string): string {
  const stripped = stripPhone(phone);
  return parsePhoneNumberFromString(stripped, 'MD')?.number ?? stripped;
}
