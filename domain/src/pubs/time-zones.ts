/** Zones are named by area and city; an offset such as `+02:00` or a shortening such as `EST` is no place. */
const NAME = /^(?:UTC|[a-z_]+(?:\/[\w+-]+)+)$/i;

/**
 * A time zone of the IANA database by the name under which this runtime knows it; nothing when it knows
 * none. Old names and other spellings lead to the same zone.
 */
export function knownTimeZone(name: string): string | undefined {
  if (!NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Zones that are offered first: Moldova and where its people and neighbours are. */
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
