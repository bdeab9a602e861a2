import type { CourierOrder } from '@comanda/contract/couriers';
import { useEffect } from 'react';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useWakeLock } from '../../../lib/media/use-wake-lock.ts';
import { Gathered } from '../../../product/hold/gathered.tsx';
import { TouchProvider, useHeldList } from '../../../product/hold/use-hold.ts';
import { withoutRehearsals } from '../../../product/rehearsal/without-rehearsals.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { ActiveCard } from './cards/active-card.tsx';
import { AvailableCard } from './cards/available-card.tsx';
import { CompletedCard } from './cards/completed-card.tsx';
import { CanceledNotes } from '../canceling/canceled-notes.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { courierFilters, passesCourierFilter, type CourierFilter } from '../area/courier-filter.ts';
import styles from './courier-orders.module.css';
import { FilterTabs } from './filter/filter-tabs.tsx';
import { NoCourierOrders } from './no-courier-orders.tsx';
import { OfflineNotes } from '../steps/offline-notes.tsx';
import { LostNotes } from '../idle/lost-notes.tsx';
import { NewPubs } from '../pubs/new-pubs.tsx';
import { ReservePopup } from './reserve-popup.tsx';
import { useCourierFilter } from './filter/use-courier-filter.ts';
import { StandingNote } from '../profile/standing-note.tsx';

/** About as high as a card of an available order. */
const CARD_HEIGHT = 300;

/** The lists of available, active and completed orders. */
export function CourierOrders() {
  const { t } = useText();
  const { courier, orders, isLoaded } = useCourierArea();
  const [filter, chooseFilter] = useCourierFilter();
  const reservation = usePopup<CourierOrder>();
  useWakeLock();
  useOrderOfAddress(isLoaded);
  const listOf = (list: CourierFilter) =>
    orders.filter((order) => passesCourierFilter(order, list, courier.id));
  const now = listOf(filter);
  const { rows, ...hold } = useHeldList(now, {
    key: filter,
    latest: (held) => now.find(({ id }) => id === held.id) ?? held,
    // The next one would come under the finger.
    keepsGone: filter === 'available',
  });
  return (
    <Page maxWidth={640}>
      <BarPath parts={[t('couriers.path'), t('couriers.orders').toLowerCase()]} />
      <h1 className="visually-hidden">{t('couriers.orders')}</h1>
      <FilterTabs
        value={filter}
        onChange={chooseFilter}
        tabs={courierFilters.map((value) => ({
          value,
          label: t(`couriers.filter_${value}`),
          count:
            isLoaded && value !== 'completed' ? withoutRehearsals(listOf(value)).length : undefined,
        }))}
      />
      <h2 className="visually-hidden">{t(`couriers.filter_${filter}`)}</h2>
      <TouchProvider value={hold.isByPointer}>
        <OfflineNotes />
        <CanceledNotes />
        <LostNotes />
        <NewPubs courierID={courier.id} />
        {filter === 'available' && <StandingNote courier={courier} />}
      </TouchProvider>
      <Gathered count={hold.gathered.length} onShow={hold.release} onLeave={hold.release} />
      {isLoaded ? (
        <ol className={styles['cards']} {...hold.handlers}>
          {rows.map((order, place) => (
            // An order that has left the list stays at its place for a moment and cannot be pressed.
            <li
              key={order.id}
              id={`order-${order.id}`}
              className={styles['place']}
              inert={!now.includes(order)}
            >
              {filter === 'available' && <AvailableCard order={order} onTake={reservation.open} />}
              {filter === 'active' && (
                <ActiveCard order={order} isFirst={place === 0} isOnly={rows.length === 1} />
              )}
              {filter === 'completed' && <CompletedCard order={order} />}
            </li>
          ))}
        </ol>
      ) : (
        <LoadingRegion>
          <div className={styles['cards']}>
            <Skeleton height={CARD_HEIGHT} />
            <Skeleton height={CARD_HEIGHT} />
          </div>
        </LoadingRegion>
      )}
      {isLoaded && rows.length === 0 && (
        <NoCourierOrders
          filter={filter}
          showAvailable={() => {
            chooseFilter('available');
          }}
        />
      )}
      <ReservePopup
        isOpen={reservation.isOpen}
        order={reservation.subject}
        onClose={() => {
          reservation.close();
          hold.release();
        }}
        onReserved={() => {
          chooseFilter('active', reservation.subject?.id);
        }}
      />
    </Page>
  );
}

/** Scrolls to the order in the address, once its list is loaded. */
function useOrderOfAddress(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || !/^#order-\d+$/.test(hash)) return;
    document.querySelector(hash)?.scrollIntoView({ block: 'start' });
  }, [isLoaded, hash]);
}
