import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { Pub } from '@comanda/contract/pubs';
import { closingOfToday, hoursOfStaff, nextOpeningAfterToday } from '@comanda/domain/hours';

const MINUTE_MS = 60_000;
const PAUSE_MINUTES = [15, 30, 60] as const;
const BUSY_MINUTES = [30, 60, 120] as const;

/** An end that one press chooses. */
export type EndChoice = {
  readonly kind: 'minutes' | 'opening' | 'closing' | 'by_hand';
  /** For which time, when it is one from now on. */
  readonly minutes?: number;
  readonly until: string;
};

type HoursOfPub = Pick<Pub, 'hours' | 'time_zone'>;

const inMinutes =
  (now: Date) =>
  (minutes: number): EndChoice => ({
    kind: 'minutes',
    minutes,
    until: new Date(now.getTime() + minutes * MINUTE_MS).toISOString(),
  });

function atMoment(kind: EndChoice['kind'], moment: Date | undefined): EndChoice[] {
  return moment ? [{ kind, until: moment.toISOString() }] : [];
}

/** When a pause may end; without hours there is no opening. */
export function pauseEnds({ hours, time_zone: zone }: HoursOfPub, now: Date): EndChoice[] {
  const dated = hoursOfStaff(hours);
  return [
    ...PAUSE_MINUTES.map(inMinutes(now)),
    ...atMoment('opening', dated && nextOpeningAfterToday(dated, zone, now)),
    { kind: 'by_hand', until: UNTIL_SWITCHED_BACK },
  ];
}

/** When being busy may end; a closed pub, and one that never closes, has no closing. */
export function busyEnds({ hours, time_zone: zone }: HoursOfPub, now: Date): EndChoice[] {
  const dated = hoursOfStaff(hours);
  return [
    ...BUSY_MINUTES.map(inMinutes(now)),
    ...atMoment('closing', dated && closingOfToday(dated, zone, now)),
  ];
}
