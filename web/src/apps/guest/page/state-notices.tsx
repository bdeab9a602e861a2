import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { type OrderType } from '@comanda/domain/orders';
import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import { endTime } from './end-time.ts';
import type { HeaderProps } from './header-props.ts';
import { offeredTypesOf } from './menu/offered-order-types.ts';

type Paused = { readonly kind: 'all' | OrderType; readonly until: string };

/** One pause when every order type that the pub offers has the same end. */
function pausesOf(data: HeaderProps['data']): Paused[] {
  const pauses = offeredTypesOf(data).map((kind) => ({
    kind,
    until: data.pub.paused_until[kind],
  }));
  const [first] = pauses;
  if (first && first.until !== null && pauses.every(({ until }) => until === first.until)) {
    return [{ kind: 'all', until: first.until }];
  }
  return pauses.flatMap(({ kind, until }) => (until === null ? [] : [{ kind, until }]));
}

/** The program of the page removes the notice at this time. */
const endsAt = (until: string) =>
  isUntilSwitchedBack(until) ? {} : { [attributes.endsAt]: until };

/** Which orders the pub does not take now and until when, and that it is busy. */
export function StateNotices({ data, options, t }: HeaderProps) {
  const { pub } = data;
  const clock = { now: options.now, timeZone: pub.time_zone, language: options.language };
  const hasOrders = offeredTypesOf(data).length > 0;
  return (
    <>
      {pausesOf(data).map(({ kind, until }) => (
        <p key={kind} className={classes.state} {...endsAt(until)}>
          {isUntilSwitchedBack(until)
            ? t(`guest.page.paused_${kind}`)
            : t(`guest.page.paused_${kind}_until`, { time: endTime(until, clock) })}
        </p>
      ))}
      {hasOrders && pub.busy_until !== null && (
        <p className={classes.state} {...endsAt(pub.busy_until)}>
          {t('guest.page.busy', { minutes: pub.busy_minutes })}
        </p>
      )}
    </>
  );
}
