import type { Courier } from '@comanda/contract/couriers';
import type { LiveSnapshot } from '../../lib/live/live-client.ts';
import { ShortDebts } from '../../product/ledger/debts.tsx';
import { BarStatus } from '../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../ui/terminal-bar/live-light.tsx';
import styles from './courier-bar.module.css';

type Props = {
  readonly courier: Courier;
  readonly connection: LiveSnapshot;
  readonly isCaughtUp: boolean;
};

/** Who carries, under which ID, and how the account stands. */
export const CourierBar = ({ courier, connection, isCaughtUp }: Props) => (
  <BarStatus>
    <span className={styles['who']}>
      <b>{courier.full_name}</b> <small>ID {courier.id}</small>
    </span>
    <span className={styles['balance']}>
      <ShortDebts balances={courier.balances} reader="courier" isOnBar />
    </span>
    <LiveLight connection={connection} isCaughtUp={isCaughtUp} />
  </BarStatus>
);
