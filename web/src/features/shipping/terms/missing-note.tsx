import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { usePreorder } from '../api.ts';
import { missingOf } from './missing-of.ts';

/** The pages below the pub's own that set what is missing. */
const settings = {
  place: '',
  zone: '/shipping/zones',
  price: '/shipping/zones',
  hours: '/shipping/hours',
  payment: '/shipping/payment',
} as const;

type Props = { readonly pub: Pub; readonly shipping: Shipping };

/** What a delivery that is on still lacks, each with the way to it. */
export function MissingNote({ pub, shipping }: Props) {
  const { t } = useText();
  const preorder = usePreorder(pub.id);
  const missing = missingOf(pub, shipping, preorder.data);
  if (missing.length === 0) return null;
  return (
    <Note
      tone="orange"
      announced="politely"
      icon={<TriangleAlert />}
      title={t('shipping.nobody_can_order')}
    >
      {t('shipping.still_missing')}{' '}
      {missing.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && ', '}
          <Link to={`/admin/pub/${pub.id}${settings[one]}`}>{t(`shipping.missing_${one}`)}</Link>
        </Fragment>
      ))}
    </Note>
  );
}
