import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Amount } from './amount.tsx';
import styles from './amounts.module.css';

export type AmountLine = {
  readonly label: ReactNode;
  readonly value: number;
  readonly isTotal?: boolean | undefined;
};

/** The sums at the foot of a slip: label, dotted leader, amount on the right. */
export const AmountList = ({
  lines,
  symbol,
}: {
  readonly lines: readonly AmountLine[];
  readonly symbol: string;
}) => (
  <dl className={styles['list']}>
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and never move
      <div
        key={index}
        className={classNames(styles['line'], line.isTotal === true && styles['total'])}
      >
        <dt>{line.label}</dt>
        <i aria-hidden="true" />
        <dd>
          <Amount
            value={line.value}
            symbol={symbol}
            size={line.isTotal === true ? 'large' : 'medium'}
          />
        </dd>
      </div>
    ))}
  </dl>
);
