import { orderStatuses, statusTable, type OrderStatus } from '@comanda/domain/orders';
import { BellRing, Bike, CircleCheckBig, CircleX, CookingPot, Eye } from 'lucide-react';
import type { Tone } from '../../../ui/tone.ts';

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
