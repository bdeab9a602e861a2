import type { OrderStatus } from '@comanda/domain/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { statusIcons, statusTones } from './status-look.ts';

/** A status with its colour, icon and text. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useText();
  const Icon = statusIcons[status];
  return (
    <Badge tone={statusTones[status]} icon={<Icon aria-hidden="true" />}>
      {t(`orders.status_${status}`)}
    </Badge>
  );
}
