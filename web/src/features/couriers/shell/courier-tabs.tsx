import { ClipboardList, UserRound } from 'lucide-react';
import { TabLink } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './courier-tabs.module.css';

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
