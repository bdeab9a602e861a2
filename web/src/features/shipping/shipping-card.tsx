import type { Pub } from '@comanda/contract/pubs';
import { Bike } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './shipping.module.css';

/** On the pub's own page: whether delivery is on, and a link to its settings. */
export function ShippingCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { available } = pub.shipping;
  return (
    <Card
      title={t('shipping.headline')}
      actions={
        <Badge tone={available ? 'green' : 'grey'}>
          {t(available ? 'shipping.on' : 'shipping.off')}
        </Badge>
      }
    >
      <p className={styles['hint']}>{t('shipping.card_hint')}</p>
      <ButtonLink variant="quiet" to={`/admin/pub/${pub.id}/shipping`} icon={<Bike />}>
        {t('shipping.open')}
      </ButtonLink>
    </Card>
  );
}
