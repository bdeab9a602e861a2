import { MINUTES_A_DAY } from '@comanda/domain/hours';
import { DEFAULT_WEEK, type WorkDay } from '@comanda/domain/shipping';

const CLOSED: WorkDay = { start: 0, end: 0 };
const USUAL: WorkDay = { start: 600, end: 1320 };

export const isClosed = ({ start, end }: WorkDay) => start === end;
/** Open past midnight: the open hours are outside the slider's two thumbs. */
export const isOvernight = ({ start, end }: WorkDay) => end < start;

export function setOpen(day: WorkDay, isOpen: boolean): WorkDay {
  if (!isOpen) return CLOSED;
  return isClosed(day) ? (DEFAULT_WEEK[0] ?? USUAL) : day;
}

/** Undefined for a time at which the day would never be open. */
export function setStart(day: WorkDay, start: number): WorkDay | undefined {
  return start === day.end || start === MINUTES_A_DAY ? undefined : { ...day, start };
}

/** As above; a day that ends at 00:00 ends at the end of the day. */
export function setEnd({ start }: WorkDay, at: number): WorkDay | undefined {
  const end = at === 0 ? MINUTES_A_DAY : at;
  return end === start ? undefined : { start, end };
}

/** The two thumbs, the lower first. */
export function thumbsOf({ start, end }: WorkDay): readonly [low: number, high: number] {
  return [Math.min(start, end), Math.max(start, end)];
}

export function moveThumbs(day: WorkDay, [low, high]: readonly [number, number]): WorkDay {
  return isOvernight(day) ? { start: high, end: low } : { start: low, end: high };
}

export function setDay(week: readonly WorkDay[], weekday: number, day: WorkDay): WorkDay[] {
  return week.map((other, index) => (index === weekday ? day : other));
}

export const daySets = {
  workdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  every_day: [0, 1, 2, 3, 4, 5, 6],
} as const;
export type DaySet = readonly number[];

export function copyDay(week: readonly WorkDay[], from: number, to: DaySet): WorkDay[] {
  const day = week[from];
  return week.map((other, index) => (day && to.includes(index) ? day : other));
}

/** Always seven days, whatever the server sent. */
export function wholeWeek(week: readonly WorkDay[]): WorkDay[] {
  return DEFAULT_WEEK.map((usual, weekday) => {
    const { start, end } = week[weekday] ?? usual;
    return { start, end };
  });
}

export function isSameWeek(one: readonly WorkDay[], other: readonly WorkDay[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ start, end }, weekday) => {
      const its = other[weekday];
      return start === its?.start && end === its.end;
    })
  );
}

/** Minutes from midnight as HH:MM; the end of the day is 24:00. */
export function clockOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), MINUTES_A_DAY);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}

/** Minutes from midnight of a typed time: `9`, `930`, `9:30`, `09.30`; undefined for any other text. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.,]?(\d\d))?$/.exec(text.trim()) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && at <= MINUTES_A_DAY ? at : undefined;
}
