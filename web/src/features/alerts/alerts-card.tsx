import type { Pub } from '@comanda/contract/pubs';
import { BellRing } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './alerts.module.css';

/** On the pub's own page: what alerts are for, and the link to them. */
export function AlertsCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  return (
    <Card title={t('alerts.title')}>
      <p className={styles['hint']}>{t('alerts.note')}</p>
      <ButtonLink variant="quiet" to={`/admin/pub/${pub.id}/alerts`} icon={<BellRing />}>
        {t('alerts.open')}
      </ButtonLink>
    </Card>
  );
}
