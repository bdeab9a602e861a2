import { orderStatuses, statusTable, type OrderStatus } from '@comanda/domain/orders';
import { BellRing, Bike, Check, CircleCheckBig, CircleX, CookingPot } from 'lucide-react';
import type { Tone } from '../../../ui/tone.ts';

export const statusTones = Object.fromEntries(
  orderStatuses.map((status) => [status, statusTable[status].tone]),
) as Record<OrderStatus, Tone>;

export const statusIcons: Record<OrderStatus, typeof BellRing> = {
  not_handled: BellRing,
  handled: Check,
  preparing: CookingPot,
  at_courier: Bike,
  completed: CircleCheckBig,
  canceled: CircleX,
};
