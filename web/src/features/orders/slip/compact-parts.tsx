import type { Order } from '@comanda/contract/orders';
import { orderTypeTable } from '@comanda/domain/orders';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { orderTypeIcons } from '../../../product/slip/order-type-icons.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SlipSum } from './slip-dishes.tsx';
import { addressOf, isCollected, TableLink } from './slip-place.tsx';
import styles from './slip-parts.module.css';

type Props = { readonly order: Order };

/** Beside the number of a compact slip: the table, or the guest to whom it goes. */
export function SlipLead({ order }: Props) {
  const { t } = useText();
  return (
    <b className={styles['lead']}>
      {orderTypeTable.needsTable[order.order_type] ? (
        <TableLink order={order} />
      ) : (
        order.client_name || t('accounts.deleted_client')
      )}
    </b>
  );
}

type MetaProps = Props & { readonly timeZone: string; readonly badges: ReactNode };

/** The second line of a compact slip: the guest at the table or the address, the time and the sum. */
export function CompactMeta({ order, timeZone, badges }: MetaProps) {
  const { t } = useText();
  const Icon = orderTypeIcons[order.order_type];
  const isAtTable = orderTypeTable.needsTable[order.order_type];
  return (
    <div className={styles['meta']}>
      {badges}
      <span className={classNames(styles['whereto'], isCollected(order) && styles['sign'])}>
        {isAtTable ? (
          order.client_name
        ) : (
          <>
            <Icon /> {addressOf(order, t)}
          </>
        )}
      </span>
      <SlipSum order={order} timeZone={timeZone} />
    </div>
  );
}

type UnfoldProps = Props & {
  readonly isUnfolded: boolean;
  readonly onTurn: (isUnfolded: boolean) => void;
};

/** Shows all of a slip in its place, and folds it again. */
export function UnfoldButton({ order, isUnfolded, onTurn }: UnfoldProps) {
  const { t } = useText();
  return (
    <IconButton
      label={`${t('orders.whole_slip')} #${order.number}`}
      icon={isUnfolded ? <ChevronUp /> : <ChevronDown />}
      aria-expanded={isUnfolded}
      className={styles['unfold']}
      onClick={() => {
        onTurn(!isUnfolded);
      }}
    />
  );
}
