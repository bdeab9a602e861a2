import { nearTimeZones } from '@comanda/domain/settings';

/** The label of a zone: `Europe/Chisinau · UTC+2`. */
function withOffset(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date());
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  return `${zone} · ${offset ?? ''}`;
}

const asOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

type Choice = { readonly value: string; readonly label: string };
type TimeZones = { readonly near: readonly Choice[]; readonly all: readonly Choice[] };

/**
 * The zones that a pub may choose: those nearby first, then all zones of this browser, and the
 * pub's own under its stored name.
 */
export function timeZoneChoices(present: string): TimeZones {
  const near = new Set<string>(nearTimeZones);
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), present]);
  const all = [...known].filter((zone) => !near.has(zone)).toSorted();
  return {
    near: nearTimeZones.map((zone) => ({ value: zone, label: withOffset(zone) })),
    all: all.map(asOption),
  };
}
