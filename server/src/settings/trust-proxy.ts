import { isIP } from 'node:net';

/** Ranges with a name: 127.0.0.0/8 and ::1; 169.254.0.0/16; 10.0.0.0/8, 192.168.0.0/16 and similar ones. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, or a range of them as `10.0.0.0/8`. */
function isAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (rest.length > 0 || most < 0) return namedRanges.has(value);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

type Reader = {
  checked(name: string, isRight: (value: string) => boolean, rule: string): string | undefined;
};

function isRight(value: string): boolean {
  return (
    /^(?:true|false|\d)$/.test(value) || value.split(',').every((one) => isAddress(one.trim()))
  );
}

/**
 * The proxies that may report a client's address. `true` is one proxy in front, a number is that many in a
 * row: each adds the address that it was called from at the end of `X-Forwarded-For`, and the entries before
 * may be written by the client. Addresses and ranges name the proxies instead; no others are trusted.
 */
export function readTrustProxy(read: Reader): false | number | string {
  const rule =
    'must be true (one proxy in front), how many there are in a row, or their addresses with commas';
  const value = read.checked('TRUST_PROXY', isRight, rule) ?? 'false';
  if (value === 'true') return 1;
  if (/^\d$/.test(value)) return value === '0' ? false : Number(value);
  return value === 'false' ? false : value;
}
