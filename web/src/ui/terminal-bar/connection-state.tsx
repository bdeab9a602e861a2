import { classNames } from '../class-names.ts';
import styles from './terminal-bar.module.css';

export type ConnectionStateProps = {
  readonly state: 'live' | 'catching-up' | 'offline';
  /** "live", "catching up", "offline since 18:42". */
  readonly label: string;
};

/** A light and a word for the bar: whether the shown data is current. */
export const ConnectionState = ({ state, label }: ConnectionStateProps) => (
  <output className={classNames(styles['connection'], styles[state])}>
    <i aria-hidden="true" />
    <span>{label}</span>
  </output>
);
