import type { Courier } from '@comanda/contract/couriers';
import { useText } from '../../lib/i18n/use-text.ts';
import type { LiveSnapshot } from '../../lib/live/live-client.ts';
import { BarStatus } from '../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../ui/terminal-bar/live-light.tsx';
import styles from './courier-bar.module.css';
import { CourierBalance } from './courier-balance.tsx';

type Props = {
  readonly courier: Courier;
  readonly connection: LiveSnapshot;
  readonly isCaughtUp: boolean;
};

/** Who carries, under which ID, and how the account stands. */
export const CourierBar = ({ courier, connection, isCaughtUp }: Props) => {
  const { t } = useText();
  return (
    <BarStatus>
      <span className={styles['who']}>
        <b>{courier.full_name}</b> <small>ID {courier.id}</small>
      </span>
      <span className={styles['balance']}>
        <span className="visually-hidden">{t('couriers.balance')}: </span>
        <CourierBalance courier={courier} isOnBar />
      </span>
      <LiveLight connection={connection} isCaughtUp={isCaughtUp} />
    </BarStatus>
  );
};
