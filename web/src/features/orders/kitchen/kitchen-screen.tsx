import type { Order, PubOrderDish } from '@comanda/contract/orders';
import { byOrderType } from '@comanda/domain/orders';
import { ArrowLeft, CookingPot, Settings } from 'lucide-react';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { useWakeLock } from '../../../lib/media/use-wake-lock.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { Gathered } from '../../../product/hold/gathered.tsx';
import { useHeldList } from '../../../product/hold/use-hold.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { KitchenCard } from './cards/kitchen-card.tsx';
import { kitchenCards, type KitchenCard as Card, useShownCards } from './cards/kitchen-cards.ts';
import { KitchenNotes } from './kitchen-notes.tsx';
import { KitchenTotals } from './kitchen-totals.tsx';
import styles from './kitchen.module.css';
import { headChanges } from './presses/kitchen-press.ts';
import { useKitchenPresses } from './presses/use-kitchen-presses.ts';
import { useChosenStation } from './stations/use-chosen-station.ts';

/** With the library of forms: seldom opened, and never on the wall. */
const StationsPopup = lazy(() =>
  loadChunk(async () => ({
    default: (await import('./stations/stations-popup.tsx')).StationsPopup,
  })),
);

const ALL = 0;
const NO_CARDS: readonly Card[] = [];
const toRow = (card: Card) => ({ id: card.order.id, card });

/** The kitchen's wall: what has to be cooked, in the sequence of the promised times. */
export function KitchenScreen() {
  const { t } = useText();
  const { pub, isLoaded, retry } = usePubOrders();
  const { stations, categories, failure, station, choose } = useChosenStation(pub);
  const { orders, press, ...notes } = useKitchenPresses();
  const settings = usePopup<true>();
  useWakeLock();
  const cards = useMemo(
    () =>
      kitchenCards(
        orders,
        { stations, station },
        byOrderType((type) => pub[`usual_minutes_${type}`]),
      ),
    [orders, stations, station, pub],
  );
  const key = String(station?.id ?? ALL);
  const shown = useShownCards(isLoaded ? cards : NO_CARDS, key);
  const hold = useHeldList(shown.map(toRow), {
    key,
    latest: (held) => {
      const card = cards.find(({ order }) => order.id === held.id);
      return card ? toRow(card) : held;
    },
    keepsGone: true,
  });
  const markLine = (order: Order, line: PubOrderDish) => {
    const { line_id, count, done_at: doneAt } = line;
    press(order, { kind: 'lines', lines: [{ line_id, count, is_done: doneAt === undefined }] });
  };
  return (
    <main id="main" tabIndex={-1} data-theme="dark" className={styles['screen']}>
      <BarPath
        parts={[pub.name, t('orders.kitchen_path')]}
        title={`${t('orders.kitchen')} · ${pub.name}`}
      />
      <header className={styles['head']}>
        <Link
          to={`/admin/pub/${pub.id}/orders`}
          className={styles['back']}
          aria-label={t('orders.open_desk')}
          title={t('orders.open_desk')}
        >
          <ArrowLeft />
        </Link>
        <h1>{t('orders.kitchen')}</h1>
        {stations.length > 0 && (
          <Pills
            label={t('orders.stations')}
            value={station?.id ?? ALL}
            onChange={choose}
            pills={[
              { value: ALL, label: t('orders.all_stations') },
              ...stations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <IconButton
          label={t('orders.stations')}
          className={styles['settings']}
          icon={<Settings />}
          onClick={() => {
            settings.open(true);
          }}
        />
      </header>
      <KitchenNotes {...notes} stationsFailure={failure} />
      <KitchenTotals cards={shown} />
      <Gathered count={hold.gathered.length} onShow={hold.release} onLeave={hold.release} />
      <Body
        isLoaded={isLoaded}
        retry={retry}
        cards={hold.rows.map(({ card }) => card)}
        handlers={hold.handlers}
        renderCard={(card) => (
          <KitchenCard
            key={card.order.id}
            card={card}
            onLine={markLine}
            onRemoved={(order, { line_id: lineID }) => {
              press(order, { kind: 'removed', lineIDs: [lineID] });
            }}
            onAvoids={({ order, lines }) => {
              const lineIDs = lines.map(({ line_id: id }) => id);
              press(order, { kind: 'avoids', lineIDs });
            }}
            onHead={(pressed) => {
              for (const change of headChanges(pressed, station !== undefined)) {
                press(pressed.order, change);
              }
            }}
          />
        )}
      />
      {settings.subject && (
        <Suspense>
          <StationsPopup
            pub={pub}
            stations={stations}
            categories={categories}
            failure={failure}
            isOpen={settings.isOpen}
            onClose={settings.close}
          />
        </Suspense>
      )}
    </main>
  );
}

type BodyProps = Pick<ReturnType<typeof usePubOrders>, 'isLoaded' | 'retry'> & {
  readonly cards: readonly Card[];
  readonly handlers: ReturnType<typeof useHeldList>['handlers'];
  readonly renderCard: (card: Card) => ReactNode;
};

function Body({ isLoaded, retry, cards, handlers, renderCard }: BodyProps) {
  const { t } = useText();
  if (retry)
    return <FailedState message={t('orders.not_loaded')} isRetrying={false} onRetry={retry} />;
  if (!isLoaded) {
    return (
      <LoadingRegion>
        <div className={styles['cards']}>
          <Skeleton height={280} />
          <Skeleton height={280} />
        </div>
      </LoadingRegion>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<CookingPot />}
        title={t('orders.kitchen_empty')}
        hint={t('orders.kitchen_empty_hint')}
      />
    );
  }
  return (
    <div className={styles['cards']} {...handlers}>
      {cards.map(renderCard)}
    </div>
  );
}
