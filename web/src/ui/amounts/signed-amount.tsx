import { formatSigned } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import styles from './signed-amount.module.css';

type Props = {
  readonly value: number;
  readonly symbol: string;
  /** The bar is dark in both themes. */
  readonly isOnBar?: boolean;
};

/** Green with a plus above zero, red below, grey at zero. */
export function SignedAmount({ value, symbol, isOnBar = false }: Props) {
  const tone = value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero';
  const className = classNames(styles['signed'], isOnBar && styles['onBar'], styles[tone]);
  return <span className={className}>{formatSigned(value, symbol, useLanguage())}</span>;
}
