import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { usePreorder, usePubCouriers } from '../api.ts';
import { OwnCouriers } from '../couriers/own-couriers.tsx';
import { HoursPart } from '../hours/hours-part.tsx';
import { DeliveryTimeForm } from '../terms/delivery-time-form.tsx';
import { PaymentForm } from '../terms/payment-form.tsx';
import { MissingNote } from '../terms/missing-note.tsx';
import { CommissionForm, DeliveryTypeForm } from '../terms/terms-forms.tsx';
import { ZonesPart } from '../zones/zones-part.tsx';
import { SettingSection } from './setting-section.tsx';
import styles from './sections.module.css';
import { sections, useSectionValues, type Section } from './sections.ts';

/** The width from which an open section stands beside the list; also in sections.module.css. */
const WIDE = '(min-width: 961px)';

type Props = {
  readonly pub: Pub;
  readonly shipping: Shipping;
  readonly location: LatLng | undefined;
  /** The one in the address. */
  readonly section: Section | undefined;
};

export const SectionsSkeleton = () => (
  <LoadingRegion>
    <Skeleton height={320} />
  </LoadingRegion>
);

/** What is missing, and the sections, once all their values are there: a row grows with its words. */
export function ShippingSections(props: Props) {
  const { pub, shipping } = props;
  const values = [usePubCouriers(), usePreorder(pub.id)];
  const areComing = values.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (areComing) return <SectionsSkeleton />;
  return (
    <>
      <MissingNote pub={pub} shipping={shipping} />
      <Sections {...props} />
    </>
  );
}

/** All sections with their values in words; one is open, on a narrow screen in its place in the list. */
function Sections({ pub, shipping, location, section }: Props) {
  const isWide = useMediaQuery(WIDE);
  const values = useSectionValues(pub, shipping);
  const open = section ?? (isWide ? 'zones' : undefined);
  const root = `/admin/pub/${pub.id}/shipping`;
  const parts: Readonly<Record<Section, ReactNode>> = {
    zones: <ZonesPart shipping={shipping} location={location} />,
    hours: <HoursPart pub={pub} shipping={shipping} />,
    time: <DeliveryTimeForm shipping={shipping} />,
    couriers: (
      <>
        <DeliveryTypeForm shipping={shipping} />
        <OwnCouriers />
      </>
    ),
    payment: (
      <>
        <PaymentForm />
        <CommissionForm shipping={shipping} />
      </>
    ),
  };
  return (
    <div className={styles['sections']}>
      {sections.map((name) => (
        <SettingSection
          key={name}
          name={name}
          value={values[name]}
          isOpen={name === open}
          isInPlace={!isWide}
          // In place a second press closes the section.
          to={name === open && !isWide ? root : `${root}/${name}`}
          // Back leads from any section to the list, and from there to the previous page.
          isReplacing={section !== undefined || name === open}
        >
          {parts[name]}
        </SettingSection>
      ))}
    </div>
  );
}
