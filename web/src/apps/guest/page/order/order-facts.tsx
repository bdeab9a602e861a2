import type { OrderPageData } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { isInProcess, orderTypeTable } from '@comanda/domain/orders';
import { formatKilometres, formatMetres } from '../../../../lib/format/format.ts';
import * as ids from '../../markup/ids.ts';
import { routeAddress } from '../about/about-line.tsx';
import type { Translate } from '../text.ts';
import { readyTime } from './order-promise.ts';
import type { DateContext } from './order-time.tsx';

type Props = {
  readonly data: Pick<OrderPageData, 'order' | 'written' | 'deliveryMinutes'>;
  readonly t: Translate;
};

/** How far the courier was and how long ago; the program of the page redraws it by the time that it has. */
function CourierSeen({ order, t, now, language }: SeenProps) {
  const { courier_seen: seen } = order;
  if (!seen) return null;
  const count = Math.max(0, Math.floor((now.getTime() - Date.parse(seen.at)) / 60_000));
  const values = { distance: distanceText(seen.distance_metres, { t, language }), count };
  return (
    <div>
      <dt>{t('guest.order.courier')}</dt>
      <dd>
        <time id={ids.courierSeen} dateTime={seen.at}>
          {t(count === 0 ? 'guest.order.courier_now' : 'guest.order.courier_seen', values)}
        </time>
      </dd>
    </div>
  );
}

type SeenProps = { readonly order: GuestOrder; readonly t: Translate } & Pick<
  DateContext,
  'now' | 'language'
>;

function distanceText(metres: number, { t, language }: Pick<SeenProps, 't' | 'language'>): string {
  if (metres === 0) return t('guest.order.near');
  return metres < 1000 ? formatMetres(metres, language) : formatKilometres(metres / 1000, language);
}

/** What the guest avoids, and whether the kitchen has confirmed that it knows; empty if they did not send it. */
function avoidedBy({ order, written }: Props['data'], t: Translate): string {
  if (written.avoids.length === 0) return '';
  const names = written.avoids.map((wish) => t(`food.${wish}`)).join(', ');
  return `${names}. ${t(order.avoids_seen ? 'guest.order.avoids_seen' : 'guest.order.avoids_sent')}`;
}

/** Facts that hold until the order is over: its destination, the usual or the promised time, the guest's comment and what they avoid. */
export function OrderFacts({ data, t, ...context }: Props & Pick<DateContext, 'now' | 'language'>) {
  const { order, written, deliveryMinutes } = data;
  const ready = readyTime(order);
  const isUsual = order.wanted_from === undefined;
  const isAwaited = orderTypeTable.hasCourier[order.order_type] && isInProcess(order.status);
  const facts = [
    [t('guest.order.address'), written.address],
    isAwaited && (ready !== undefined || isUsual) && deliveryMinutes.to > 0
      ? // In one place: when the order is accepted with a time, nothing below it moves.
        ready === undefined
        ? [t('guest.order.usual_time'), t('guest.order.usual_minutes', deliveryMinutes)]
        : [t('guest.order.ready_at'), ready]
      : ['', ''],
    [t('guest.order.comment'), written.comment],
    [t('guest.order.avoids'), avoidedBy(data, t)],
  ].filter(([, text]) => text !== '');
  if (facts.length === 0 && !order.courier_seen) return null;
  return (
    <dl className="sent">
      <CourierSeen order={order} t={t} {...context} />
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type CollectingProps = { readonly data: Pick<OrderPageData, 'order' | 'pubPoint'> };

/** Where the guest collects the order: a press shows the way. */
export function Collecting({ data: { order, pubPoint } }: CollectingProps) {
  const { address } = order.pub;
  if (address === '') return null;
  return (
    <>
      {': '}
      <a
        href={routeAddress({ address, ...(pubPoint ?? { lat: null, lng: null }) })}
        rel="noopener noreferrer"
        target="_blank"
      >
        {address}
      </a>
    </>
  );
}
