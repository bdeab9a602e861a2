import type { Courier } from '@comanda/contract/couriers';
import type { LiveSnapshot } from '../../../lib/live/live-client.ts';
import { ShortDebts } from '../../../product/ledger/debts.tsx';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../../ui/terminal-bar/live-light.tsx';
import styles from './courier-bars.module.css';
import { BellButton } from '../sound/bell-button.tsx';
import type { CourierBell } from '../sound/use-courier-bell.ts';
import { ClipboardList, UserRound } from 'lucide-react';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FootTabs } from '../../../ui/navigation/navigation-rail.tsx';

type Props = {
  readonly courier: Courier;
  readonly bell: CourierBell;
  readonly connection: LiveSnapshot;
  readonly isCaughtUp: boolean;
};

/** The courier's name, ID, balance and bell. */
export const CourierBar = ({ courier, bell, connection, isCaughtUp }: Props) => (
  <BarStatus hasOwnLine>
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
  const { pathname } = useLocation();
  const tabs = [
    { to: '/courier/profile', name: t('couriers.profile'), Icon: UserRound },
    { to: '/courier/orders', name: t('couriers.orders'), Icon: ClipboardList },
  ];
  return (
    <FootTabs
      label={t('couriers.sections')}
      links={tabs.map(({ Icon, ...tab }) => ({
        ...tab,
        icon: <Icon />,
        isCurrent: pathname.startsWith(tab.to),
      }))}
    />
  );
}
