import {
  BookOpenText,
  ClipboardList,
  CookingPot,
  HandPlatter,
  PackageX,
  Store,
} from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { BesideRail } from '../../../ui/navigation/navigation-rail.tsx';

const places = [
  { path: '/orders', text: 'orders.orders', Icon: ClipboardList },
  { path: '/waiter', text: 'orders.waiter', Icon: HandPlatter },
  { path: '/kitchen', text: 'orders.kitchen', Icon: CookingPot },
  { path: '/edit_menu', text: 'menu.editor', Icon: BookOpenText },
  { path: '/sold_out', text: 'orders.sold_out', Icon: PackageX },
  { path: '', text: 'pubs.venue', Icon: Store },
] as const;

/** The place that a page belongs to, by the first part of its address; the others belong to the venue. */
const placeOf: Readonly<Partial<Record<string, string>>> = {
  orders: '/orders',
  order: '/orders',
  waiter: '/waiter',
  kitchen: '/kitchen',
  edit_menu: '/edit_menu',
  translations: '/edit_menu',
  sold_out: '/sold_out',
};

type Props = PropsWithChildren<{ readonly pubID: number; readonly hasLinks?: boolean }>;

/** Every page of a pub beside the links to where its staff work. */
export function PubRail({ pubID, hasLinks = true, children }: Props) {
  const { t } = useText();
  const { pathname } = useLocation();
  const root = `/admin/pub/${pubID}`;
  const [part = ''] = pathname.slice(root.length + 1).split('/');
  return (
    <BesideRail
      label={t('pubs.sections')}
      hasLinks={hasLinks}
      links={places.map(({ path, text, Icon }) => ({
        to: root + path,
        name: t(text),
        icon: <Icon aria-hidden="true" />,
        isCurrent: path === (placeOf[part] ?? ''),
      }))}
    >
      {children}
    </BesideRail>
  );
}
