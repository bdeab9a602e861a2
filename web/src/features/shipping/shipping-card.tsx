import type { Pub } from '@comanda/contract/pubs';
import { Bike } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { missingOf } from './terms/missing-of.ts';
import styles from './shipping.module.css';

/** On the pub's own page: whether delivery is on, and a link to its settings. */
export function ShippingCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const isOn = pub.shipping.available;
  const isComplete = missingOf(pub, pub.shipping).length === 0;
  return (
    <Card
      title={t('shipping.headline')}
      actions={
        <Badge tone={isOn ? (isComplete ? 'green' : 'orange') : 'grey'}>
          {t(isOn ? (isComplete ? 'shipping.on' : 'shipping.incomplete') : 'shipping.off')}
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
