/**
 * Zones are named by area and city; an offset such as `+02:00` or an abbreviation such as `EST` is not a
 * place.
 */
const NAME = /^(?:UTC|[a-z_]+(?:\/[\w+-]+)+)$/i;

/**
 * The runtime's name of an IANA time zone; undefined when the runtime does not have it. Old names and other
 * spellings give the same zone.
 */
export function knownTimeZone(name: string): string | undefined {
  if (!NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Zones that are offered first: Moldova's and those where its people and neighbours live. */
export const nearTimeZones = [
  'Europe/Chisinau',
  'Europe/Bucharest',
  'Europe/Kiev',
  'Europe/Istanbul',
  'Europe/Rome',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/London',
] as const;
