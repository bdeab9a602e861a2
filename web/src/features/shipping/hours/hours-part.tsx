import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { deliveryWords, fitsForm } from './week-in-words.ts';
import { WorkHoursForm } from './work-hours-form.tsx';

type Props = { readonly pub: Pub; readonly shipping: Shipping };

/** The delivery hours of each day; in words where seven lines would lose some of them. */
export function HoursPart({ pub, shipping }: Props) {
  const { t, language } = useText();
  return (
    <>
      {fitsForm(pub.hours) ? (
        <WorkHoursForm shipping={shipping} />
      ) : (
        <p>{deliveryWords(pub.hours, { t, language })}</p>
      )}
      <p>
        <Link to={`/admin/pub/${pub.id}/hours`}>{t('shipping.hours_more')}</Link>
      </p>
    </>
  );
}
