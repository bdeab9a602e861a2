import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { createContext, use } from 'react';

export type CourierArea = {
  readonly courier: Courier;
  /** Newest first: those that may be taken, those being carried, those that were. */
  readonly orders: readonly CourierOrder[];
  /** Whether the list has come. */
  readonly isLoaded: boolean;
  /** Takes an order that a call has answered. */
  readonly keepOrder: (order: CourierOrder) => void;
  /** Takes away an order that somebody else has, until something newer is heard of it. */
  readonly dropOrder: (order: CourierOrder) => void;
};

export const CourierContext = createContext<CourierArea | undefined>(undefined);

export function useCourierArea(): CourierArea {
  const area = use(CourierContext);
  if (!area) throw new Error('no CourierArea above');
  return area;
}
