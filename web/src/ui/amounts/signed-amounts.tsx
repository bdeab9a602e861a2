import { SignedAmount } from './signed-amount.tsx';
import styles from './signed-amount.module.css';

type Props = {
  readonly amounts: readonly { readonly value: number; readonly symbol: string }[];
  readonly isOnBar?: boolean;
};

/** Amounts of different currencies, which have no sum: one beneath the other. */
export function SignedAmounts({ amounts, isOnBar = false }: Props) {
  const signed = amounts.map(({ value, symbol }) => (
    <SignedAmount key={symbol} value={value} symbol={symbol} isOnBar={isOnBar} />
  ));
  return signed.length > 1 ? <span className={styles['several']}>{signed}</span> : signed;
}
