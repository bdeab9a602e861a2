import { expect, it } from 'vitest';
import { checkField } from '../fields/index.ts';
import { DEFAULT_TIME_ZONE } from '../pubs/index.ts';
import { knownTimeZone, nearTimeZones, pubFields } from './index.ts';

it.each([
  ['Europe/Chisinau', 'Europe/Chisinau'],
  ['europe/chisinau', 'Europe/Chisinau'],
  // An old name of the same zone.
  ['Europe/Tiraspol', 'Europe/Chisinau'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['Europe/Atlantis', undefined],
  ['+02:00', undefined],
  ['EST', undefined],
  ['Chisinau', undefined],
  [' Europe/Chisinau', undefined],
  ['', undefined],
])('%j is the zone %s', (name, zone) => {
  expect(knownTimeZone(name)).toBe(zone);
  expect(checkField(name, pubFields.time_zone)?.code).toBe(
    zone === undefined ? 'invalid_value' : undefined,
  );
});

it('offers existing zones, Moldova’s first, and accepts every zone of the runtime', () => {
  expect(nearTimeZones[0]).toBe(DEFAULT_TIME_ZONE);
  for (const zone of [...nearTimeZones, ...Intl.supportedValuesOf('timeZone')]) {
    expect(knownTimeZone(zone), zone).toBeDefined();
  }
});
