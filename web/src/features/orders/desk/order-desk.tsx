import { isFinalStatus } from '@comanda/domain/orders';
import { ArrowUpNarrowWide } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { useWakeLock } from '../../../lib/media/use-wake-lock.ts';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { DeskKeys } from './keys/desk-keys.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { DeskSlips } from './desk-slips.tsx';
import { deskColumns } from './desk-columns.ts';
import head from './desk-head.module.css';
import { DeskPlaces } from './desk-places.tsx';
import { DeskSearch } from './search/desk-search.tsx';
import { initialChoice, useDeskChoice, useDeskSequence } from '../live/use-desk-choice.ts';
import { orderFilters, type OrderFilter } from '../live/order-filter.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.tsx';
import { RefuseSeveral } from '../refusing/several/refuse-several.tsx';
import { useLateIds } from '../promise/promised-order.ts';
import { usePressStatus } from '../status/use-press-status.ts';

const WIDE = '(min-width: 1000px)';

type Props = {
  /** One line above the orders. */
  readonly note?: ReactNode;
};

/** The desk: every order that needs an action. */
export function OrderDesk({ note }: Props) {
  const { t } = useText();
  const { pub, orders, counts, isLoaded, retry } = usePubOrders();
  const { choice, choose, type } = useDeskChoice();
  const { isLongestFirst, switchSequence } = useDeskSequence();
  const isWide = useMediaQuery(WIDE);
  const presses = usePressStatus();
  const { pressedFrom } = presses;
  const lateIds = useLateIds(orders);
  useWakeLock();
  const title = `${t('orders.orders')} · ${pub.name}`;
  return (
    <Page isDense>
      <BarPath
        parts={[pub.name, t('orders.orders_path')]}
        title={counts.active > 0 ? `(${counts.active}) ${title}` : title}
      />
      <header className={head['head']}>
        <h1 className="visually-hidden">
          {t('orders.orders')}{' '}
          <small>{isLoaded ? t('orders.active_count', { count: counts.active }) : '…'}</small>
        </h1>
        {isLoaded && (
          <div className={head['places']}>
            <DeskPlaces orders={orders} choice={choice} onChoose={choose} />
          </div>
        )}
        <DeskSearch
          words={choice.words}
          onType={(words) => {
            type(words);
            if (choice.table !== undefined) choose({ table: undefined, words });
          }}
          onTyped={() => {
            choose({});
          }}
        />
        <div className={head['links']}>
          <RefuseSeveral />
        </div>
        <div className={head['filters']}>
          <Pills
            label={t('orders.filter')}
            value={choice.filter}
            onChange={(filter) => {
              choose({ filter, table: undefined });
            }}
            pills={orderFilters.map((value) => ({
              value,
              label: t(`orders.filter_${value}`),
              count: isLoaded ? countOf(value, counts) : undefined,
              ...(value === 'all' ? {} : { tone: statusTones[value] }),
            }))}
          />
          <button
            type="button"
            aria-pressed={isLongestFirst}
            title={t('orders.longest_first')}
            className={classNames(choices['choice'], head['sequence'])}
            onClick={switchSequence}
          >
            <ArrowUpNarrowWide aria-hidden="true" />
            <span>{t('orders.longest_first')}</span>
          </button>
        </div>
      </header>
      {note !== undefined && <p>{note}</p>}
      {isLoaded ? (
        <DeskSlips
          columns={deskColumns(orders, choice, {
            placeOf: ({ id, status }) => pressedFrom(id) ?? status,
            lateIds,
            isLongestFirst,
          })}
          isWide={isWide}
          presses={presses}
          choice={choice}
          isLongestFirst={isLongestFirst}
          showAll={() => {
            choose(initialChoice);
          }}
        />
      ) : retry ? (
        <FailedState message={t('orders.not_loaded')} onRetry={retry} />
      ) : (
        <DeskSkeleton isWide={isWide} />
      )}
      {isWide && <DeskKeys />}
    </Page>
  );
}

/** Finished orders have no count: only a part of them is loaded. */
function countOf(
  filter: OrderFilter,
  counts: ReturnType<typeof usePubOrders>['counts'],
): number | undefined {
  if (filter === 'all') return counts.active;
  return isFinalStatus(filter) ? undefined : counts[filter];
}
