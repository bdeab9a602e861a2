import type { Order } from '@comanda/contract/orders';
import { missingNames } from '@comanda/domain/later';
import { isInProcess } from '@comanda/domain/orders';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './avoids-note.module.css';

type Props = { readonly order: Order; readonly className?: string | undefined };

/** What of an order for later its kitchen does not have any more, by name, and whether the guest is asked about it. */
export function MissingNote({ order, className }: Props) {
  const { t } = useText();
  const { status, prepared, dishes, missing_lines: missing = [] } = order;
  if (missing.length === 0 || !isInProcess(status)) return null;
  const names = missingNames(dishes, missing, (dish, choices) =>
    t('orders.run_out_choices', { dish, choices }),
  );
  return (
    <p className={classNames(styles['avoids'], className)}>
      <TriangleAlert />
      <span>
        {t('orders.run_out', { dishes: names.join(', ') })}
        {status === 'preparing' && !prepared && <small>{t('orders.run_out_asked')}</small>}
      </span>
    </p>
  );
}
