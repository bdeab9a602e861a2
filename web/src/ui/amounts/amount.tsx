import { formatAmount } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import styles from './amounts.module.css';

export type AmountProps = {
  /** As on the wire: in the currency's main unit. */
  readonly value: number;
  readonly symbol: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** A price that is no longer valid. */
  readonly isStruck?: boolean | undefined;
};

/** Money: monospaced, two decimals, in the format of the language. */
export function Amount({ value, symbol, size = 'medium', isStruck = false }: AmountProps) {
  const text = formatAmount(value, symbol, useLanguage());
  const className = classNames(styles['amount'], styles[size]);
  return isStruck ? <s className={className}>{text}</s> : <span className={className}>{text}</span>;
}
