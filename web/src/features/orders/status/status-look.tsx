import { orderStatuses, statusTable, type OrderStatus } from '@comanda/domain/orders';
import { BellRing, Bike, CircleCheckBig, CircleX, CookingPot, Eye } from 'lucide-react';
import type { Tone } from '../../../ui/tone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

export const statusTones = Object.fromEntries(
  orderStatuses.map((status) => [status, statusTable[status].tone]),
) as Record<OrderStatus, Tone>;

export const statusIcons: Record<OrderStatus, typeof BellRing> = {
  not_handled: BellRing,
  handled: Eye,
  preparing: CookingPot,
  at_courier: Bike,
  completed: CircleCheckBig,
  canceled: CircleX,
};

/** A status with its colour, icon and text. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useText();
  const Icon = statusIcons[status];
  return (
    <Badge tone={statusTones[status]} icon={<Icon />}>
      {t(`orders.status_${status}`)}
    </Badge>
  );
}
