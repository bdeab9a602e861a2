import type { OrderStatus } from '@comanda/domain/orders';
import { BellRing, Bike, Check, CircleCheckBig, CircleX, CookingPot } from 'lucide-react';
import type { Tone } from '../../../ui/tone.ts';

/** `handled` has no colour of its own and stands with the not handled ones. */
export const statusTones: Record<OrderStatus, Tone> = {
  not_handled: 'red',
  handled: 'red',
  preparing: 'orange',
  at_courier: 'blue',
  completed: 'green',
  canceled: 'grey',
};

export const statusIcons: Record<OrderStatus, typeof BellRing> = {
  not_handled: BellRing,
  handled: Check,
  preparing: CookingPot,
  at_courier: Bike,
  completed: CircleCheckBig,
  canceled: CircleX,
};
