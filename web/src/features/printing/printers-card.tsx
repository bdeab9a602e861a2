import type { Pub } from '@comanda/contract/pubs';
import { Printer } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './printing.module.css';

/** On the pub's own page: what printers are for, and the link to them. */
export function PrintersCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  return (
    <Card title={t('printing.title')}>
      <p className={styles['hint']}>{t('printing.note')}</p>
      <ButtonLink variant="quiet" to={`/admin/pub/${pub.id}/printers`} icon={<Printer />}>
        {t('printing.open')}
      </ButtonLink>
    </Card>
  );
}
