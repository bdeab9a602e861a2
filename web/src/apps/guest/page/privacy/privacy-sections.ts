import type { PrivacyFacts, PrivacyTextKey } from '@comanda/contract/guest-page';

/** A length of time, named in the words of the page. */
type Duration = readonly [unit: 'minutes' | 'hours' | 'days', count: number];
export type Line = {
  readonly text: PrivacyTextKey;
  readonly values?: Readonly<Record<string, Duration | string>>;
};

export const rows = ['what', 'why', 'who', 'term', 'device', 'yours'] as const;
type Row = (typeof rows)[number];
export const roles = ['order', 'account', 'courier', 'company', 'staff', 'everybody'] as const;
export type Role = (typeof roles)[number];

type Sections = Readonly<Record<Role, Readonly<Partial<Record<Row, readonly Line[]>>>>>;

const line = (text: PrivacyTextKey, values?: Line['values']): Line =>
  values ? { text, values } : { text };
const linesIf = (isTrue: boolean, ...lines: readonly Line[]): readonly Line[] =>
  isTrue ? lines : [];

/** What several roles have in common. */
function shared({ backupDays, tilesHost, pictureHost, sendsMail, ...facts }: PrivacyFacts) {
  return {
    backups:
      backupDays === undefined
        ? line('privacy.term_no_backups')
        : line('privacy.term_backups', { days: ['days', backupDays] }),
    signIn: line('privacy.term_sign_in', {
      session: ['days', facts.sessionDays],
      ended: ['days', facts.endedSessionDays],
    }),
    tiles: linesIf(tilesHost !== undefined, line('privacy.who_tiles', { host: tilesHost ?? '' })),
    pictures: linesIf(
      pictureHost !== undefined,
      line('privacy.who_pictures', { host: pictureHost ?? '' }),
    ),
    mail: linesIf(
      sendsMail,
      line('privacy.who_mail', { minutes: ['minutes', facts.resetLinkMinutes] }),
    ),
    platform: line('privacy.who_platform'),
  };
}

function orderSection(facts: PrivacyFacts): Sections['order'] {
  const { courier, company, stored } = facts.contactDays;
  const { backups, tiles, platform } = shared(facts);
  return {
    what: [line('privacy.order.what')],
    why: [line('privacy.order.why')],
    who: [
      line('privacy.order.who_pub'),
      line('privacy.order.who_courier'),
      line('privacy.order.who_paper'),
      ...linesIf(facts.usesTelegram, line('privacy.order.who_telegram')),
      ...linesIf(facts.sendsPushes, line('privacy.order.who_push')),
      ...tiles,
      platform,
    ],
    term: [
      line('privacy.order.term', {
        courier: ['days', courier],
        company: ['days', company],
        stored: ['days', stored],
      }),
      line('privacy.order.term_unfinished'),
      ...linesIf(
        facts.sendsPushes,
        line('privacy.order.term_push', {
          minutes: ['minutes', facts.guestDeviceMinutes],
          days: ['days', facts.unfinishedDeviceDays],
        }),
      ),
      backups,
    ],
    device: [line('privacy.order.device')],
    yours: [line('privacy.order.yours')],
  };
}

function companySection(facts: PrivacyFacts): Sections['company'] {
  const { backups, signIn, tiles, pictures, mail, platform } = shared(facts);
  const { usesTelegram, sendsMail } = facts;
  return {
    what: [line('privacy.company.what')],
    why: [line('privacy.company.why')],
    who: [
      line('privacy.company.who_public'),
      platform,
      ...linesIf(usesTelegram, line('privacy.company.who_telegram')),
      ...mail,
      ...linesIf(sendsMail, line('privacy.company.who_mail_warnings')),
      ...tiles,
      ...pictures,
    ],
    term: [
      line('privacy.company.term'),
      ...linesIf(
        usesTelegram,
        line('privacy.company.term_telegram', { days: ['days', facts.telegramMessageDays] }),
      ),
      line('privacy.company.term_printed', { days: ['days', facts.ticketDays] }),
      signIn,
      backups,
    ],
    device: [line('privacy.company.device')],
    yours: [line('privacy.company.yours')],
  };
}

/** The lines of the page: receivers that this server does not use are not named. */
export function privacySections(facts: PrivacyFacts): Sections {
  const { backups, signIn, tiles, pictures, mail } = shared(facts);
  const { contactDays, sendsPushes } = facts;
  return {
    order: orderSection(facts),
    account: {
      what: [line('privacy.account.what')],
      why: [line('privacy.account.why')],
      who: [line('privacy.account.who')],
      term: [line('privacy.account.term'), signIn, backups],
      device: [line('privacy.account.device')],
      yours: [line('privacy.account.yours')],
    },
    courier: {
      what: [line('privacy.courier.what')],
      why: [line('privacy.courier.why')],
      who: [
        line('privacy.courier.who_pubs'),
        line('privacy.courier.who_platform'),
        ...mail,
        ...tiles,
        ...pictures,
      ],
      term: [
        line('privacy.courier.term', { courier: ['days', contactDays.courier] }),
        signIn,
        backups,
      ],
      device: [line('privacy.courier.device')],
      yours: [line('privacy.courier.yours')],
    },
    company: companySection(facts),
    staff: {
      what: [line('privacy.staff.what')],
      why: [line('privacy.staff.why')],
      who: [line('privacy.staff.who'), ...linesIf(sendsPushes, line('privacy.staff.who_push'))],
      term: [line('privacy.staff.term', { hours: ['hours', facts.deskHours] }), backups],
      yours: [line('privacy.staff.yours')],
    },
    everybody: {
      what: [line('privacy.everybody.what')],
      who: [line('privacy.everybody.who')],
      term: [line('privacy.everybody.term', { minutes: ['minutes', facts.countedMinutes] })],
    },
  };
}
