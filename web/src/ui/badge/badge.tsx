import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import styles from './badge.module.css';

export type BadgeProps = {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly isSolid?: boolean | undefined;
  readonly children: ReactNode;
};

/** A state as one word, in the colour of the state. */
export const Badge = ({ tone, icon, isSolid = false, children }: BadgeProps) => (
  <span className={classNames(styles['badge'], tones[tone], isSolid && styles['solid'])}>
    {icon ?? <i className={styles['dot']} aria-hidden="true" />}
    {children}
  </span>
);
