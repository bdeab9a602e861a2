import type { OrderType } from '@comanda/domain/orders';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';

export const orderTypeIcons: Readonly<Record<OrderType, typeof Bike>> = {
  delivery: Bike,
  in_place: Utensils,
  pick_up: ShoppingBag,
};
