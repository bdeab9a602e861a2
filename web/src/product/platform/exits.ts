import type { ReactNode } from 'react';
import type { OpenInNewSession } from './entering/api.ts';

/** The exits from a screen of the platform. */
export type PlatformExits = {
  /** Beside the heading. */
  readonly actions: ReactNode;
  readonly openInNewSession: OpenInNewSession;
};
