import { classNames } from '../class-names.ts';
import { Amount } from './amount.tsx';
import styles from './amounts.module.css';

export type AmountLine = {
  readonly label: string;
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
    {lines.map((line) => (
      <div
        key={line.label}
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
