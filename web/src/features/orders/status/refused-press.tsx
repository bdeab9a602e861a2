import type { Order, OrderHistoryEntry } from '@comanda/contract/orders';
import { countsAs, orderStatuses } from '@comanda/domain/orders';
import { TriangleAlert, X } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import styles from './refused-press.module.css';
import type { ApiError } from '../../../lib/api/api-error.ts';
import type { Refused } from './refused.ts';

const roles: readonly OrderHistoryEntry['by'][] = [
  'guest',
  'company',
  'courier',
  'admin',
  'system',
];

/** A conflict with another user's change: the current status according to the server, its author and its time. */
function readConflict({ code, facts }: ApiError) {
  const textOf = (fact: unknown) => (typeof fact === 'string' ? fact : undefined);
  return {
    isConflict: code === 'order_changed_meanwhile',
    status: orderStatuses.find((status) => status === facts['status']),
    by: roles.find((role) => role === facts['by']),
    at: textOf(facts['at']),
    /** When the order is ready, if another user has promised it. */
    promisedAt: textOf(facts['promised_at']),
  };
}

type Props = {
  readonly order: Order;
  readonly refused: Refused;
  /** Away from the slip. */
  readonly isNamed: boolean;
  readonly isPending: boolean;
  readonly onAnyway: () => void;
  readonly onClose: () => void;
};

/** Shows next to the pressed button why it has failed: what another user has set, with an offer to set it anyway. */
export function RefusedPress({ order, refused, isNamed, ...on }: Props) {
  const { t } = useText();
  const { meanwhile, author, isOffered } = useConflict(order, refused);
  useShown(refused.error);
  const requested = refused.requested && countsAs(refused.requested);
  return (
    <div role="alert" className={styles['refused']}>
      <TriangleAlert />
      <p>
        {isNamed && `#${order.number} `}
        <b>{meanwhile}</b> {author}
      </p>
      {requested !== undefined && isOffered && countsAs(order.status) !== requested && (
        <div className={styles['anyway']}>
          <Button variant="quiet" fullWidth isPending={on.isPending} onClick={on.onAnyway}>
            {t('orders.set_anyway', { status: t(`orders.status_${requested}`) })}
          </Button>
        </div>
      )}
      <IconButton label={t('ui.close')} icon={<X />} onClick={on.onClose} />
    </div>
  );
}

/** The conflicting change, its author and its time; these two are unknown when the order has changed again since. */
function useConflict(order: Order, { requested, error }: Refused) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { pub } = usePubOrders();
  const { isConflict, status, by, at, promisedAt } = readConflict(error);
  // Other failures have the words of their codes, and so has a conflict that is not about the status.
  if (!isConflict || (requested ?? status) === undefined) {
    return { meanwhile: '', author: errorText(error), isOffered: true };
  }
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
