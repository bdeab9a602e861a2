import type { Courier } from '@comanda/contract/couriers';
import type { LiveSnapshot } from '../../../lib/live/live-client.ts';
import { ShortDebts } from '../../../product/ledger/debts.tsx';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../../ui/terminal-bar/live-light.tsx';
import styles from './courier-bar.module.css';
import { BellButton } from '../sound/bell-button.tsx';
import type { CourierBell } from '../sound/use-courier-bell.ts';

type Props = {
  readonly courier: Courier;
  readonly bell: CourierBell;
  readonly connection: LiveSnapshot;
  readonly isCaughtUp: boolean;
};

/** The courier's name, ID, balance and bell. */
export const CourierBar = ({ courier, bell, connection, isCaughtUp }: Props) => (
  <BarStatus>
    <span className={styles['who']}>
      <b>{courier.full_name}</b> <small>ID {courier.id}</small>
    </span>
    <span className={styles['balance']}>
      <ShortDebts balances={courier.balances} reader="courier" isOnBar />
    </span>
    <BellButton bell={bell} />
    <LiveLight connection={connection} isCaughtUp={isCaughtUp} />
  </BarStatus>
);
