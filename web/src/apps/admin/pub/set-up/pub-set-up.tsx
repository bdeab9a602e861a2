import type { Pub, SetUp } from '@comanda/contract/pubs';
import { BellRing, ExternalLink, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import {
  addingDish,
  categoryPath,
  editorPath,
} from '../../../../features/menu/editor/menu-scope.ts';
import { FirstMenuForm } from '../../../../features/menu/first-menu/first-menu-form.tsx';
import { usePubOrders } from '../../../../features/orders/live/pub-orders-context.ts';
import { useRefreshPub } from '../../../../features/pubs/place/geolocation-api.ts';
import { SetUpList } from '../../../../features/pubs/set-up/set-up-list.tsx';
import { HoursStep } from '../../../../features/shipping/hours/hours-step.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { bell } from '../../../../lib/sound/bell.ts';
import { useRecordSetUp } from '../../../../features/pubs/set-up/set-up-api.ts';
import type { StepLink } from '../../../../features/pubs/set-up/step-link.tsx';

/** The page where a pub's dishes begin: the form of a dish, once a category exists. */
const dishesAt = (pubID: number, first: SetUp['first_category'] | undefined) =>
  first
    ? { to: categoryPath(pubID, first.menu_id, first.category_id), state: addingDish }
    : { to: editorPath(pubID) };

/** The first steps of a new pub, each from its own feature. */
export function PubSetUp({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { id: pubID, company_id: companyID } = pub;
  const refresh = useRefreshPub(pub);
  const { orders } = usePubOrders();
  const bellLink = useBellLink(pub);
  const guestPage = `/pub/${pub.url_name}/${pub.has_in_place_order ? '?table=1' : ''}`;
  return (
    <SetUpList
      pub={pub}
      hasOrder={orders.length > 0}
      links={{
        hours: {
          kind: 'form',
          form: <HoursStep pub={pub} onSaved={refresh} />,
          target: { to: `/admin/pub/${pubID}/shipping` },
        },
        menu: {
          kind: 'form',
          form: <FirstMenuForm at={{ companyID, pubID }} />,
          target: { to: editorPath(pubID) },
        },
        dishes: {
          kind: 'page',
          target: dishesAt(pubID, pub.set_up?.first_category),
          label: t('pubs.set_up_add_dishes'),
          icon: <Plus />,
        },
        test_order: {
          kind: 'page',
          target: { to: guestPage, reloadDocument: true, target: '_blank' },
          label: t('pubs.set_up_place_order'),
          icon: <ExternalLink />,
        },
        bell: bellLink,
        code: {
          kind: 'page',
          target: { to: `/admin/pub/${pubID}/table-cards` },
          label: t('pubs.set_up_print'),
          icon: <Printer />,
        },
      }}
    />
  );
}

/** The press arms and rings the bell of this device; a successful ring is stored. */
function useBellLink(pub: Pub): StepLink {
  const { t } = useText();
  const record = useRecordSetUp(pub);
  const [isSilent, setIsSilent] = useState(false);
  const ring = async () => {
    await bell.arm().catch(() => undefined);
    const isRinging = bell.ring();
    setIsSilent(!isRinging);
    if (isRinging) record.mutate('bell');
  };
  return {
    kind: 'press',
    label: t('pubs.set_up_ring'),
    icon: <BellRing aria-hidden="true" />,
    problem: isSilent ? t('pubs.set_up_bell_silent') : undefined,
    onPress: () => void ring(),
  };
}
