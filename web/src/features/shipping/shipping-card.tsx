import type { Pub } from '@comanda/contract/pubs';
import { Bike } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { CardLink } from '../../ui/layout/card-link.tsx';
import { missingOf } from './terms/missing-of.ts';

/** On the pub's own page: whether delivery is on, and the link to its settings. */
export function ShippingCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const isOn = pub.shipping.available;
  const isComplete = missingOf(pub, pub.shipping).length === 0;
  return (
    <CardLink
      to={`/admin/pub/${pub.id}/shipping`}
      title={t('shipping.headline')}
      icon={<Bike />}
      state={
        <Badge tone={isOn ? (isComplete ? 'green' : 'orange') : 'grey'}>
          {t(isOn ? (isComplete ? 'shipping.on' : 'shipping.incomplete') : 'shipping.off')}
        </Badge>
      }
    />
  );
}
