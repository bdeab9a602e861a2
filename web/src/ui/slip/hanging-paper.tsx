import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import rail from './rail.module.css';
import slip from './slip.module.css';

/** One sheet on a rail of its own: for a screen that is a single form or a single message. */
export const HangingPaper = ({ children }: { readonly children: ReactNode }) => (
  <div className={slip['hanging']}>
    <div className={rail['bar']} aria-hidden="true" />
    <div className={classNames(slip['slip'], slip['sheet'])}>{children}</div>
  </div>
);
