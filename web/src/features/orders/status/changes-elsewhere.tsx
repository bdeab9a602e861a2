import { currencySymbol } from '@comanda/domain/pubs';
import { RefreshCw, X } from 'lucide-react';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './status-buttons.module.css';
import { cancelReasonOf } from './cancel-reason.tsx';
import { type Aspect, changedElsewhere } from '../live/what-changed.ts';
import type { Order } from '@comanda/contract/orders';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { EDITS } from '../live/order-api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

export type ChangesElsewhere = {
  /** The aspects that another user has changed while this order was open; empty after dismissal. */
  readonly changed: readonly Aspect[];
  /** Dismisses all notices, or that of one aspect. */
  readonly dismiss: (aspect?: Aspect) => void;
};

/** Finds changes to the open order that were made by other users. */
export function useChangesElsewhere(order: Order): ChangesElsewhere {
  const [seen, setSeen] = useState(order);
  const [changed, setChanged] = useState<readonly Aspect[]>([]);
  const own = usePubOrders().ownEdits.filter((edit) => edit.order.id === order.id);
  // While an edit of this page is pending, the author of a change is unknown.
  const isEditing = useIsMutating({ mutationKey: EDITS }) > 0;
  if (!isEditing && order.revision !== seen.revision) {
    const newChanges = changedElsewhere({ seen, own }, order);
    setSeen(order);
    if (newChanges.length > 0) setChanged((before) => [...new Set([...before, ...newChanges])]);
  }
  return {
    changed,
    dismiss: (aspect) => {
      setChanged((before) =>
        aspect === undefined ? [] : before.filter((other) => other !== aspect),
      );
    },
  };
}

type Words = {
  readonly t: Translate;
  readonly amount: (value: number) => string;
  readonly timeOf: (moment: string) => string;
};

const changeTexts: Record<Aspect, (order: Order, words: Words) => string> = {
  status: (order, { t }) =>
    [t(`orders.status_${order.status}`), cancelReasonOf(order, t)].filter(Boolean).join(': '),
  promise: ({ promised_at: at }, { t, timeOf }) =>
    at === null ? t('orders.no_promise') : t('orders.promised_by', { time: timeOf(at) }),
  dishes: (_, { t }) => t('orders.dishes'),
  delivery_price: ({ delivery_price: price }, { t, amount }) =>
    `${t('orders.delivery_price')} ${amount(price)}`,
  prepared: ({ prepared }, { t }) => t(prepared ? 'orders.prepared' : 'orders.not_prepared'),
  payments: ({ paid = 0 }, { t, amount }) => `${t('payments.paid')} ${amount(paid)}`,
  reductions: (_, { t }) => t('orders.total'),
  courier: ({ courier_info: { is_reserved, courier_name } }, { t }) =>
    is_reserved ? `${t('orders.courier')} ${courier_name}` : t('orders.courier_left'),
};

type Props = {
  readonly order: Order;
  readonly changed: readonly Aspect[];
  readonly onClose: () => void;
};

/** Shows above the buttons what another user has just changed; there it does not move the page. */
export function ChangedNotice({ order, changed, onClose }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const words: Words = {
    t,
    timeOf: (moment) => formatTime(moment, language, pub.time_zone),
    amount: (value) => formatAmount(value, currencySymbol(order.currency_id), language),
  };
  return (
    <output>
      {changed.length > 0 && (
        <div className={styles['notice']}>
          <RefreshCw />
          <p>
            <b>{t('orders.changed_elsewhere')}</b>{' '}
            {changed.map((aspect) => changeTexts[aspect](order, words)).join(' · ')}
          </p>
          <IconButton
            label={t('ui.close')}
            icon={<X />}
            onClick={() => {
              onClose();
            }}
          />
        </div>
      )}
    </output>
  );
}
