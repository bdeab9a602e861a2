import type { Order, OrderHistoryEntry } from '@comanda/contract/orders';
import {
  countsAs,
  orderStatuses,
  type OfferedStatus,
  type OrderStatus,
} from '@comanda/domain/orders';
import { TriangleAlert, X } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import styles from './refused-press.module.css';
import type { ApiError } from '../../../lib/api/api-error.ts';

const roles: readonly OrderHistoryEntry['by'][] = [
  'guest',
  'company',
  'courier',
  'admin',
  'system',
];

/** A conflict with another user's change: the current status according to the server, its author and its time. */
export type Refused = {
  readonly error: ApiError;
  /** Undefined for another promised time, which is not asked for again. */
  readonly requested: OfferedStatus | undefined;
  readonly status: OrderStatus | undefined;
  readonly by: OrderHistoryEntry['by'] | undefined;
  readonly at: string | undefined;
  /** When the order is ready, if another user has promised it. */
  readonly promisedAt: string | undefined;
};

/** Reads the conflict from the error of a refused press. */
export function readRefusal(error: ApiError, requested: OrderStatus | undefined): Refused {
  const { facts } = error;
  const textOf = (fact: unknown) => (typeof fact === 'string' ? fact : undefined);
  return {
    error,
    requested: requested && countsAs(requested),
    status: orderStatuses.find((status) => status === facts['status']),
    by: roles.find((role) => role === facts['by']),
    at: textOf(facts['at']),
    promisedAt: textOf(facts['promised_at']),
  };
}

type Props = {
  readonly order: Order;
  readonly refused: Refused;
  readonly isPending: boolean;
  readonly onAnyway: () => void;
  readonly onClose: () => void;
};

/** Shows next to the pressed button what another user has set, and offers the same press again. */
export function RefusedPress({ order, refused, isPending, onAnyway, onClose }: Props) {
  const { t } = useText();
  const { meanwhile, author, isOffered } = useConflict(order, refused);
  const { requested, error } = refused;
  useShown(error);
  return (
    <div role="alert" className={styles['refused']}>
      <TriangleAlert aria-hidden="true" />
      <p>
        <b>{meanwhile}</b> {author}
      </p>
      <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
      {requested !== undefined && isOffered && countsAs(order.status) !== requested && (
        <Button variant="quiet" isPending={isPending} onClick={onAnyway}>
          {t('orders.set_anyway', { status: t(`orders.status_${requested}`) })}
        </Button>
      )}
    </div>
  );
}

/** The conflicting change, its author and its time; these two are unknown when the order has changed again since. */
function useConflict(order: Order, { requested, status, by, at, promisedAt }: Refused) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const sentence = (what: string) => t('orders.set_meanwhile', { status: what });
  const present = sentence(t(`orders.status_${order.status}`));
  if (status !== order.status) return { meanwhile: present, author: '', isOffered: true };
  const timeOf = (moment: string) => formatTime(moment, language, pub.time_zone);
  if (status === 'canceled' && (by === 'guest' || by === 'system')) {
    return {
      meanwhile: t(`orders.canceled_meanwhile_by_${by}`),
      author: at === undefined ? '' : timeOf(at),
      // A pub does not cook against its guest's word; after a call the status can still be set.
      isOffered: by === 'system',
    };
  }
  const promised =
    promisedAt === undefined ? '' : t('orders.promised_by', { time: timeOf(promisedAt) });
  const courier = by === 'courier' ? order.courier_info.courier_name : '';
  const who = [
    by === undefined ? '' : [t(`orders.by_${by}`), courier].filter(Boolean).join(' '),
    at === undefined ? '' : timeOf(at),
  ];
  // A refused move of the time met another move: the status is the same as before.
  const isMove = requested === undefined && promised !== '';
  return {
    meanwhile: isMove ? sentence(promised) : present,
    author: [...who, isMove ? '' : promised].filter(Boolean).join(', '),
    isOffered: true,
  };
}
