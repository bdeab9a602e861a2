import type { Pub } from '@comanda/contract/pubs';
import type { PropsWithChildren } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SectionList } from './section-list.tsx';
import styles from './settings-frame.module.css';

/** A section's page beside the list of all sections; on a narrow screen the page alone. */
export function SettingsFrame({ pub, children }: PropsWithChildren<{ readonly pub: Pub }>) {
  const { t } = useText();
  return (
    <div className={styles['frame']}>
      <nav aria-label={t('pubs.settings')} className={styles['side']}>
        <SectionList pub={pub} />
      </nav>
      {children}
    </div>
  );
}
