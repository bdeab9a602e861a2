import type { Courier } from '@comanda/contract/couriers';
import { useText } from '../../lib/i18n/use-text.ts';
import { formatAmount } from '../../lib/format/format.ts';
import type { LiveSnapshot } from '../../lib/live/live-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { BarStatus } from '../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../ui/terminal-bar/live-light.tsx';
import styles from './courier-bar.module.css';
import { COURIER_SYMBOL } from './order-amounts.ts';

type Props = {
  readonly courier: Courier;
  readonly connection: LiveSnapshot;
  readonly isCaughtUp: boolean;
};

/** Who carries, under which ID, and how the account stands. */
export function CourierBar({ courier, connection, isCaughtUp }: Props) {
  return (
    <BarStatus>
      <span className={styles['who']}>
        <b>{courier.full_name}</b> <small>ID {courier.id}</small>
      </span>
      <Balance balance={courier.balance} />
      <LiveLight connection={connection} isCaughtUp={isCaughtUp} />
    </BarStatus>
  );
}

/** Green with a plus above zero, red below, grey at zero. */
function Balance({ balance }: { readonly balance: number }) {
  const { t, language } = useText();
  const tone = balance > 0 ? 'plus' : balance < 0 ? 'minus' : 'zero';
  const sign = balance > 0 ? '+' : '';
  return (
    <span className={classNames(styles['balance'], styles[tone])}>
      <span className="visually-hidden">{t('couriers.balance')}: </span>
      {sign}
      {formatAmount(balance, COURIER_SYMBOL, language)}
    </span>
  );
}
