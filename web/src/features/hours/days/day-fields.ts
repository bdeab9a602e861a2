import type { Pub } from '@comanda/contract/pubs';
import {
  findHoursProblems,
  type DayHours,
  type HoursException,
  type LocalTexts,
  type PubHours,
  type Service,
} from '@comanda/domain/hours';
import {
  readTimes,
  timeFields,
  unreadTime,
  type SpanProblem,
  type TimeFields,
} from '../../../product/week/span-fields.ts';
import { trimmedTexts } from '../saving/local-text-fields.tsx';
import { shownServices, withHidden } from '../services.ts';
import { withoutItem, type HoursChange } from '../saving/use-save-hours.ts';

/** An exception as its form holds it. */
export type DayFields = {
  readonly kind: HoursException['kind'];
  readonly from: string;
  /** Empty for a single day. */
  readonly to: string;
  /** Typed ones stay while the kind is closed. */
  readonly spans: readonly TimeFields[];
  readonly services: readonly Service[];
  readonly text: LocalTexts;
};

export const NEW_TIMES: TimeFields = { start: '10:00', end: '16:00' };

export const dayFields = (exception: HoursException | undefined, pub: Pub): DayFields => ({
  kind: exception?.kind ?? 'closed',
  from: exception?.from ?? '',
  to: exception === undefined || exception.to === exception.from ? '' : exception.to,
  spans:
    exception === undefined || exception.spans.length === 0
      ? [NEW_TIMES]
      : exception.spans.map(timeFields),
  services: shownServices(pub).filter((one) => exception?.services.includes(one) ?? true),
  text: exception?.text ?? {},
});

/** The exception of the fields, its times as far as they can be read. */
export function readDay(
  { kind, from, to, spans, services, text }: DayFields,
  pub: Pub,
): HoursException {
  const read = spans.flatMap((times): DayHours[] => {
    const known = readTimes(times);
    return known ? [known] : [];
  });
  return {
    from,
    to: to === '' ? from : to,
    kind,
    spans: kind === 'closed' ? [] : read,
    services: withHidden(services, pub, pub.hours),
    text: trimmedTexts(text),
  };
}

/** Adds an exception, in the place of another one where it is a change of that. */
export const withDay =
  (day: HoursException, before?: HoursException): HoursChange =>
  (hours) => {
    const others = before ? withoutItem(hours.exceptions, before) : hours.exceptions;
    return others && { ...hours, exceptions: [...others, day] };
  };

type DayProblems = {
  /** Of the whole form: the first that the rules find. */
  readonly code: ReturnType<typeof findHoursProblems>[number]['code'] | undefined;
  readonly ofTimes: readonly (SpanProblem | undefined)[];
};

/** What is wrong with a day among the other hours of the pub. */
export function dayProblems(fields: DayFields, pub: Pub, before?: HoursException): DayProblems {
  const hours: PubHours = withDay(readDay(fields, pub), before)(pub.hours) ?? pub.hours;
  const last = hours.exceptions.length - 1;
  return {
    code: findHoursProblems(hours).find(({ exception }) => exception === last)?.code,
    ofTimes:
      fields.kind === 'closed'
        ? []
        : fields.spans.map(
            (times) =>
              unreadTime(times) ??
              (times.start === times.end && times.start !== '00:00' ? 'no_length' : undefined),
          ),
  };
}
