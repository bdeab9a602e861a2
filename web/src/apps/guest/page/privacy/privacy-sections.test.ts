import type { PrivacyFacts, PrivacyTextKey } from '@comanda/contract/guest-page';
import { expect, it } from 'vitest';
import { privacySections, roles, rows, type Line } from './privacy-sections.ts';

/** A server that uses nothing that can be left out. */
const facts: PrivacyFacts = {
  operator: {},
  contactDays: { courier: 3, company: 90, stored: 365 },
  sessionDays: 30,
  endedSessionDays: 1,
  resetLinkMinutes: 30,
  guestDeviceMinutes: 10,
  unfinishedDeviceDays: 2,
  deskHours: 12,
  ticketDays: 29,
  telegramMessageDays: 28,
  countedMinutes: 60,
  backupDays: undefined,
  usesTelegram: false,
  sendsMail: false,
  sendsPushes: false,
  tilesHost: undefined,
  pictureHost: undefined,
};

function linesOf(changes: Partial<PrivacyFacts> = {}): Line[] {
  const sections = privacySections({ ...facts, ...changes });
  return roles.flatMap((role) => rows.flatMap((row) => sections[role][row] ?? []));
}
const textsOf = (changes: Partial<PrivacyFacts> = {}): Set<PrivacyTextKey> =>
  new Set(linesOf(changes).map(({ text }) => text));

it.each<[keyof PrivacyFacts, Partial<PrivacyFacts>, PrivacyTextKey[]]>([
  [
    'usesTelegram',
    { usesTelegram: true },
    ['privacy.order.who_telegram', 'privacy.company.who_telegram', 'privacy.company.term_telegram'],
  ],
  [
    'sendsPushes',
    { sendsPushes: true },
    ['privacy.order.who_push', 'privacy.order.term_push', 'privacy.staff.who_push'],
  ],
  ['sendsMail', { sendsMail: true }, ['privacy.who_mail', 'privacy.company.who_mail_warnings']],
  ['tilesHost', { tilesHost: 'tiles.example' }, ['privacy.who_tiles']],
  ['pictureHost', { pictureHost: 's3.example' }, ['privacy.who_pictures']],
  ['backupDays', { backupDays: 7 }, ['privacy.term_backups']],
])('of a server without %s nothing is said about it', (_fact, changes, added) => {
  expect([...textsOf(changes)].filter((text) => !textsOf().has(text)).toSorted()).toEqual(
    added.toSorted(),
  );
});

it('every role reads what is stored, who receives it and for how long', () => {
  const sections = privacySections(facts);
  for (const role of roles)
    for (const row of ['what', 'who', 'term'] as const)
      expect(sections[role][row]?.length, `${role} ${row}`).toBeGreaterThan(0);
});

it('every term is said with its number', () => {
  const everything = linesOf({
    ...facts,
    backupDays: 7,
    usesTelegram: true,
    sendsMail: true,
    sendsPushes: true,
  });
  const said = new Set(
    everything.flatMap(({ values = {} }) =>
      Object.values(values).map((value) => (typeof value === 'string' ? value : value.join(' '))),
    ),
  );
  expect([...said].toSorted()).toEqual(
    [
      '3 days',
      '90 days',
      '365 days',
      '30 days',
      '1 days',
      '30 minutes',
      '10 minutes',
      '2 days',
      '12 hours',
      '29 days',
      '28 days',
      '60 minutes',
      '7 days',
    ]
      .map((term) => term.split(' ').toReversed().join(' '))
      .toSorted(),
  );
});
