import type { Courier } from '@comanda/contract/couriers';
import type { LiveSnapshot } from '../../../lib/live/live-client.ts';
import { ShortDebts } from '../../../product/ledger/debts.tsx';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../../ui/terminal-bar/live-light.tsx';
import styles from './courier-bars.module.css';
import { BellButton } from '../sound/bell-button.tsx';
import type { CourierBell } from '../sound/use-courier-bell.ts';
import { ClipboardList, UserRound } from 'lucide-react';
import { TabLink } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';

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

/** The tabs at the foot of the screen. */
export function CourierTabs() {
  const { t } = useText();
  return (
    <nav aria-label={t('couriers.sections')} className={styles['tabs']}>
      <TabLink to="/courier/profile" className={classNames(choices['choice'], styles['tab'])}>
        <UserRound aria-hidden="true" />
        {t('couriers.profile')}
      </TabLink>
      <TabLink to="/courier/orders" className={classNames(choices['choice'], styles['tab'])}>
        <ClipboardList aria-hidden="true" />
        {t('couriers.orders')}
      </TabLink>
    </nav>
  );
}
