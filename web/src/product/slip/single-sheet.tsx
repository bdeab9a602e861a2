import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RailBar } from './rail-bar.tsx';
import slip from './slip.module.css';

/** One sheet below its own rail: for a screen with a single form or message. */
export const SingleSheet = ({ children }: { readonly children: ReactNode }) => (
  <div className={slip['hanging']}>
    <RailBar />
    <div className={classNames(slip['slip'], slip['sheet'])}>{children}</div>
  </div>
);
