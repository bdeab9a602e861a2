import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import { currencySymbol } from '@comanda/domain/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { useMemo } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { useShipping } from './api.ts';
import { AvailabilityCard } from './terms/availability-card.tsx';
import { CouriersCard } from './couriers/couriers-card.tsx';
import { DeliveryTimeCard } from './terms/delivery-time-card.tsx';
import { PaymentCard } from './terms/payment-card.tsx';
import { ShippingPlaceProvider } from './shipping-place.ts';
import styles from './shipping.module.css';
import { CommissionCard, DeliveryTypeCard } from './terms/terms-cards.tsx';
import { WorkHoursCard } from './hours/work-hours-card.tsx';
import { ZonePricesCard } from './zones/prices/zone-prices-card.tsx';
import { ZonesCard } from './zones/zones-card.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

type Props = {
  readonly pub: Pub;
  /** Reloads other views of the pub's delivery; must stay the same function. */
  readonly onSaved: () => void;
};

/** The delivery settings of a pub: on or off, hours, zones, couriers and prices. */
export function ShippingScreen({ pub, onSaved }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { id: pubID, company_id: companyID, currency_id: currencyID } = pub;
  const shipping = useShipping({ companyID, pubID });
  const place = useMemo(
    () => ({ params: { companyID, pubID }, symbol: currencySymbol(currencyID), onSaved }),
    [companyID, pubID, currencyID, onSaved],
  );
  const location =
    pub.lat === null || pub.lng === null ? undefined : { lat: pub.lat, lng: pub.lng };
  return (
    <ShippingPlaceProvider value={place}>
      <Page>
        <BarPath parts={[pub.name, t('shipping.path')]} />
        <PageHeader title={t('shipping.headline')} note={t('shipping.headline_note')} />
        {shipping.data ? (
          <Settings pub={pub} shipping={shipping.data} location={location} />
        ) : shipping.isPending ? (
          <ShippingSkeleton />
        ) : (
          <FailedState
            message={errorText(shipping.error)}
            isRetrying={shipping.isFetching}
            onRetry={() => void shipping.refetch()}
          />
        )}
      </Page>
    </ShippingPlaceProvider>
  );
}

type SettingsProps = {
  readonly pub: Pub;
  readonly shipping: Shipping;
  readonly location: LatLng | undefined;
};

function Settings({ pub, shipping, location }: SettingsProps) {
  return (
    <>
      <AvailabilityCard pub={pub} shipping={shipping} />
      {shipping.available && (
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <ZonesCard shipping={shipping} location={location} />
            <ZonePricesCard shipping={shipping} />
          </div>
          <div className={styles['column']}>
            <DeliveryTimeCard shipping={shipping} />
            <WorkHoursCard shipping={shipping} />
            <DeliveryTypeCard shipping={shipping} />
            <CommissionCard shipping={shipping} />
            <PaymentCard />
            <CouriersCard />
          </div>
        </div>
      )}
    </>
  );
}

/** Placeholders of the switch, the map and the settings while they are loading. */
const ShippingSkeleton = () => (
  <LoadingRegion>
    <div className={styles['column']}>
      <Skeleton height={86} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Skeleton height={640} />
        </div>
        <div className={styles['column']}>
          <Skeleton height={190} />
          <Skeleton height={540} />
        </div>
      </div>
    </div>
  </LoadingRegion>
);
