import { readPhone, stripPhone } from '@comanda/domain/fields';

/** A phone as it is stored: E.164. One that its validator refuses stays as it was typed, and finds no account. */
export const toE164 = (phone: string): string => readPhone(phone) ?? stripPhone(phone);
