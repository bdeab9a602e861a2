import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Switch } from '../../ui/field/choice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { useSaveAvailability, useShipping } from './api.ts';
import { SectionsSkeleton, ShippingSections } from './sections/shipping-sections.tsx';
import type { Section } from './sections/sections.ts';
import { ShippingPlaceProvider, usePlaceOf } from './shipping-place.ts';

type Props = {
  readonly pub: Pub;
  /** The open one, by the address. */
  readonly section: Section | undefined;
  /** Reloads other views of the pub's delivery; must stay the same function. */
  readonly onSaved: () => void;
};

/** The delivery settings of a pub: on or off, what is missing, and the sections. */
export function ShippingScreen({ pub, section, onSaved }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { id: pubID, company_id: companyID } = pub;
  const { data: shipping, ...loading } = useShipping({ companyID, pubID });
  const place = usePlaceOf(pub, onSaved);
  const location =
    pub.lat === null || pub.lng === null ? undefined : { lat: pub.lat, lng: pub.lng };
  return (
    <ShippingPlaceProvider value={place}>
      <Page isDense>
        <BarPath parts={[pub.name, t('shipping.path')]} />
        <PageHeader
          title={t('shipping.headline')}
          actions={<AvailabilitySwitch isAvailable={(shipping ?? pub.shipping).available} />}
        />
        {shipping ? (
          shipping.available && (
            <ShippingSections pub={pub} shipping={shipping} location={location} section={section} />
          )
        ) : loading.isPending ? (
          <SectionsSkeleton />
        ) : (
          <FailedState
            message={errorText(loading.error)}
            isRetrying={loading.isFetching}
            onRetry={() => void loading.refetch()}
          />
        )}
      </Page>
    </ShippingPlaceProvider>
  );
}

/** Switches delivery on or off, saved at once. */
function AvailabilitySwitch({ isAvailable }: { readonly isAvailable: boolean }) {
  const { t } = useText();
  const save = useSaveAvailability();
  return (
    <Switch
      label={t('shipping.available')}
      checked={save.isPending ? save.variables.available : isAvailable}
      aria-busy={save.isPending || undefined}
      onChange={({ target: { checked: available } }) => {
        if (!save.isPending) save.mutate({ available });
      }}
    />
  );
}
