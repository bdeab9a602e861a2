import type { Courier } from '@comanda/contract/couriers';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile.module.css';

type Props = {
  readonly courier: Courier;
  readonly onSaved: (courier: Courier) => void;
  /** The balance in words. */
  readonly balance: ReactNode;
  /** Why there are few orders, if that needs an explanation. */
  readonly standing: ReactNode;
  /** The install card and the sign-out button. */
  readonly children: ReactNode;
};

/** The courier's profile, balance and sign-out. */
export function ProfileScreen({ courier, onSaved, balance, standing, children }: Props) {
  const { t } = useText();
  return (
    <Page maxWidth={640}>
      <BarPath parts={[t('couriers.path'), t('couriers.profile').toLowerCase()]} />
      <ProfileHead courier={courier} onSaved={onSaved} />
      {standing}
      <Link to="/courier/statement" className={styles['statement']}>
        <span className={styles['statementWords']}>
          {balance}
          <span>{t('couriers.open_statement')}</span>
        </span>
        <ChevronRight />
      </Link>
      <ProfileCard courier={courier} onSaved={onSaved} />
      {children}
    </Page>
  );
}
