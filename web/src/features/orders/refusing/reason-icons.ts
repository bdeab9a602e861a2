import type { RefuseReason } from '@comanda/domain/orders';
import {
  Clock,
  Layers,
  MapPinOff,
  MessageSquareText,
  PhoneMissed,
  UtensilsCrossed,
} from 'lucide-react';

/** Read by the popup for one order and by the one for several. */
export const reasonIcons: Record<RefuseReason, typeof Clock> = {
  too_busy: Layers,
  sold_out: UtensilsCrossed,
  no_delivery_there: MapPinOff,
  closing: Clock,
  not_reached: PhoneMissed,
  other: MessageSquareText,
};
