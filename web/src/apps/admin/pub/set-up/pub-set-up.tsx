import type { Pub, SetUp } from '@comanda/contract/pubs';
import { ExternalLink, Plus, Printer } from 'lucide-react';
import { addingDish } from '../../../../features/menu/first-menu/adding-dish.ts';
import { FirstMenuForm } from '../../../../features/menu/first-menu/first-menu-form.tsx';
import { categoryPath, editorPath } from '../../../../features/menu/editor/menu-paths.ts';
import { usePubOrders } from '../../../../features/orders/live/pub-orders-context.ts';
import { useRefreshPub } from '../../../../features/pubs/place/geolocation-api.ts';
import { SetUpList } from '../../../../features/pubs/set-up/set-up-list.tsx';
import { HoursStep } from '../../../../features/shipping/hours/hours-step.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useBellWay } from './use-bell-way.tsx';

/** Where the dishes of a pub begin: at the form of one, as soon as there is a category for it. */
const dishesAt = (pubID: number, first: SetUp['first_category'] | undefined) =>
  first
    ? { to: categoryPath(pubID, first.menu_id, first.category_id), state: addingDish }
    : { to: editorPath(pubID) };

/** The first steps of a new pub, each from the feature that it belongs to. */
export function PubSetUp({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { id: pubID, company_id: companyID } = pub;
  const refresh = useRefreshPub(pub);
  const { orders } = usePubOrders();
  const bell = useBellWay(pub);
  const guestPage = `/pub/${pub.url_name}/${pub.has_in_place_order ? '?table=1' : ''}`;
  return (
    <SetUpList
      pub={pub}
      hasOrder={orders.length > 0}
      ways={{
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
        bell,
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
