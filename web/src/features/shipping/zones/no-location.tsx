import { MapPin } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useShippingPlace } from '../shipping-place.ts';
import styles from '../shipping.module.css';

/** Nobody has said where the pub is: the way to where that is said. */
export function NoLocation() {
  const { t } = useText();
  const { params } = useShippingPlace();
  return (
    <div className={styles['noLocation']}>
      <Notice>{t('shipping.no_location')}</Notice>
      <ButtonLink variant="quiet" to={`/admin/pub/${params.pubID}`} icon={<MapPin />}>
        {t('shipping.set_location')}
      </ButtonLink>
    </div>
  );
}
