import type { ReactNode } from 'react';
import type { OpenInNewSession } from './entering/api.ts';

/** What leads away from a screen of the platform. */
export type Ways = {
  /** Beside the heading. */
  readonly actions: ReactNode;
  readonly openInNewSession: OpenInNewSession;
};
