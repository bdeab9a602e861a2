import { routes } from '@comanda/contract';
import type { PrivacyFacts } from '@comanda/contract/guest-page';
import { sockets } from '@comanda/contract/live';
import type { RouteSpec, SocketSpec } from '@comanda/contract/routing';
import { RESET_LINK_MINUTES, SESSION_DAYS } from '@comanda/domain/accounts';
import { DESK_FORGOTTEN_AFTER_MS } from '@comanda/domain/alerts';
import type { Deps } from '../../deps.ts';
import { ENDED_SESSION_DAYS } from '../../features/accounts/index.ts';
import {
  GUEST_DEVICE_MINUTES,
  TELEGRAM_MESSAGE_DAYS,
  UNFINISHED_DEVICE_DAYS,
} from '../../features/alerts/index.ts';
import { TICKET_DAYS } from '../../features/printing/index.ts';
import { tilesHostOf } from '../../web-app/content-security-policy.ts';

const HOUR_MS = 60 * 60_000;

function longestCountMinutes(): number {
  const specs: readonly (RouteSpec | SocketSpec)[] = [
    ...Object.values(routes),
    ...Object.values(sockets),
  ];
  const limits = specs.flatMap(({ perAddress, perAccount }) => [perAddress, perAccount]);
  return Math.max(...limits.map((limit) => limit?.minutes ?? 0));
}

/** Browsers know pushes at https, and on the machine itself. */
const isSecure = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || hostname === 'localhost';
};

/** Each figure is the one that the code which deletes goes by. */
export function privacyFacts({
  settings,
  telegram,
  mailer,
}: Pick<Deps, 'settings' | 'telegram' | 'mailer'>): PrivacyFacts {
  const { privacy, contactDays, publicUrl, mapTilesUrl } = settings;
  return {
    operator: privacy.operator,
    contactDays,
    sessionDays: SESSION_DAYS,
    endedSessionDays: ENDED_SESSION_DAYS,
    resetLinkMinutes: RESET_LINK_MINUTES,
    guestDeviceMinutes: GUEST_DEVICE_MINUTES,
    unfinishedDeviceDays: UNFINISHED_DEVICE_DAYS,
    deskHours: DESK_FORGOTTEN_AFTER_MS / HOUR_MS,
    ticketDays: TICKET_DAYS,
    telegramMessageDays: TELEGRAM_MESSAGE_DAYS,
    countedMinutes: longestCountMinutes(),
    backupDays: privacy.backupDays,
    usesTelegram: telegram !== undefined,
    sendsMail: mailer !== undefined,
    sendsPushes: isSecure(publicUrl),
    tilesHost: mapTilesUrl === '' ? undefined : tilesHostOf(mapTilesUrl),
    pictureHost: privacy.pictureHost,
  };
}
