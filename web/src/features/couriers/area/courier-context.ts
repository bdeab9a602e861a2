import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { createContext, use } from 'react';
import type { CancelWhy, CourierStep, Queue } from '../offline/action-queue.ts';
import type { Outcome } from '../offline/action-sender.ts';

export type CourierArea = {
  readonly courier: Courier;
  /** Newest first: those that may be taken, those being carried, those that were. */
  readonly orders: readonly CourierOrder[];
  /** Whether the list has come. */
  readonly isLoaded: boolean;
  /** When the server said what the phone is showing from its memory; nothing while it is on the line. */
  readonly keptAt: number | undefined;
  /** The steps that wait for the line, and those that were refused. */
  readonly queue: Queue;
  readonly take: (orderID: number, step: CourierStep, why?: CancelWhy) => Promise<Outcome>;
  readonly dismiss: (id: string) => void;
};

export const CourierContext = createContext<CourierArea | undefined>(undefined);

export function useCourierArea(): CourierArea {
  const area = use(CourierContext);
  if (!area) throw new Error('no CourierArea above');
  return area;
}
