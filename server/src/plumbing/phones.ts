import { stripPhone } from '@comanda/domain/fields';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone as it is stored: E.164, Moldova's when no country is given. What passed the validator but
 * follows no numbering plan known here stays as it was typed, without separators.
 */
export function toE164(phone: string): string {
  const stripped = stripPhone(phone);
  return parsePhoneNumberFromString(stripped, 'MD')?.number ?? stripped;
}
