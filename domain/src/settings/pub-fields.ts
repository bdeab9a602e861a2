import { MAX_LINE_LENGTH } from '../fields/lengths.ts';
import { phone } from '../fields/phones.ts';
import { length, notEmpty, type Validator } from '../fields/validators.ts';
import { tableList } from './table-list.ts';
import { telegramAddress, telegramName } from './telegram.ts';
import { knownTimeZone } from './time-zones.ts';

/** Lowercase Latin letters, digits and hyphens only. */
export const urlName: Validator = (value) => {
  if (value === '') return { code: 'field_is_required' };
  return /^[a-z0-9-]+$/.test(value) ? undefined : { code: 'invalid_url_name' };
};

/** The most bytes of a network name (IEEE 802.11): 32 English letters, 16 Russian ones. */
const NETWORK_OCTETS = 32;

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** The name of a Wi-Fi network as it is broadcast, in UTF-8; it may be empty. */
const networkName: Validator = (value) => {
  const octets = Array.from(value.trim()).reduce((sum, one) => sum + octetsOf(one), 0);
  return octets > NETWORK_OCTETS ? { code: 'max_octets', limit: NETWORK_OCTETS } : undefined;
};

/** The most characters of the texts about a pub. */
export const MAX_PUB_INFO_LENGTH = 4000;

const timeZone: Validator = (value) =>
  knownTimeZone(value) === undefined ? { code: 'invalid_value' } : undefined;

const optionalPhone: Validator = (value) => (value.trim() === '' ? undefined : phone(value));

const optionalTelegram: Validator = (value) => {
  const name = telegramName(value);
  return name === '' || telegramAddress(name) ? undefined : { code: 'invalid_value' };
};

export const pubFields = {
  name: [notEmpty, length(3, MAX_LINE_LENGTH)],
  url_name: [notEmpty, length(3, MAX_LINE_LENGTH), urlName],
  wifi_network: [networkName],
  time_zone: [timeZone],
  phone: [optionalPhone],
  telegram_username: [optionalTelegram],
  tables: [tableList],
} as const satisfies Record<string, readonly Validator[]>;
