import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { createContext, use } from 'react';
import type { Queue } from '../offline/step-queue.ts';
import type { CourierSteps } from '../offline/use-step-sender.ts';

export type CourierArea = {
  readonly courier: Courier;
  /** Newest first: available, active and completed ones. */
  readonly orders: readonly CourierOrder[];
  /** Whether the list was received. */
  readonly isLoaded: boolean;
  /** When the stored data was received from the server; undefined while online. */
  readonly keptAt: number | undefined;
  /** The steps that wait for a connection, and the refused ones. */
  readonly queue: Queue;
  readonly submit: CourierSteps['submit'];
  readonly dismiss: (id: string) => void;
};

export const CourierContext = createContext<CourierArea | undefined>(undefined);

export function useCourierArea(): CourierArea {
  const area = use(CourierContext);
  if (!area) throw new Error('no CourierArea above');
  return area;
}
