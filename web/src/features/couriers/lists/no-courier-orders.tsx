import { Bike, Inbox, PackageCheck } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { CourierFilter } from '../area/courier-filter.ts';

const icons = { available: Inbox, active: Bike, completed: PackageCheck } as const;

type Props = { readonly filter: CourierFilter; readonly showAvailable: () => void };

/** An empty list, with advice for the courier. */
export function NoCourierOrders({ filter, showAvailable }: Props) {
  const { t } = useText();
  const Icon = icons[filter];
  return (
    <EmptyState
      icon={<Icon />}
      title={t(`couriers.no_${filter}`)}
      hint={t(`couriers.no_${filter}_hint`)}
      action={
        filter === 'active' ? (
          <Button onClick={showAvailable}>{t('couriers.see_available')}</Button>
        ) : undefined
      }
    />
  );
}
