import type { ReactNode } from 'react';
import type { BeginAnew } from './entering/api.ts';

/** What leads away from a screen of the platform. */
export type Ways = {
  /** Beside the heading. */
  readonly actions: ReactNode;
  readonly beginAnew: BeginAnew;
};
