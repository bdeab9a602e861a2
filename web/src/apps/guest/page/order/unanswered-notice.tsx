import type { GuestOrder } from '@comanda/contract/orders';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import * as attributes from '../../markup/attributes.ts';
import * as ids from '../../markup/ids.ts';
import type { Translate } from '../text.ts';

/**
 * The milliseconds until the page tells the guest to call; 0 when that time is past, undefined once the pub has
 * answered. The page counts this duration down, because the clock of the guest's device may be wrong.
 */
export function timeToCall(
  { unanswered_at: at }: Pick<GuestOrder, 'unanswered_at'>,
  now: Date,
): number | undefined {
  return at === null ? undefined : Math.max(0, Date.parse(at) - now.getTime());
}

type Props = {
  readonly order: GuestOrder;
  readonly now: Date;
  readonly t: Translate;
  /** The usual hint of the order's status. */
  readonly children: ReactNode;
};

/**
 * The hint, and in its place from a moment on: that nobody has answered, and whom to call. Both take the room from
 * the beginning, so that nothing moves at that moment.
 */
export function UnansweredNotice({ order, now, t, children }: Props) {
  const left = timeToCall(order, now);
  const { name, phone } = order.pub;
  if (left === undefined) return children ? <p className="hint">{children}</p> : null;
  return (
    <div className="answer">
      <p className="hint" hidden={left === 0}>
        {children}
      </p>
      <div
        id={ids.unanswered}
        hidden={left > 0}
        {...{ [attributes.timeLeft]: left > 0 ? left : undefined }}
      >
        <p className="when">{t('guest.order.unanswered')}</p>{' '}
        {phone && (
          <a className="call" href={`tel:${phone}`}>
            {t('guest.order.call_pub', { pub: name })} <b>{formatPhone(phone)}</b>
          </a>
        )}
      </div>
    </div>
  );
}
