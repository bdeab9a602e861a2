import type { Pub } from '@comanda/contract/pubs';
import { PackageX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useHeldList } from '../../../product/hold/use-hold.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { findSellable, sellableFilters, type Sellable, type SellableFilter } from './sellable.ts';
import { SellableRow } from './sellable-row.tsx';
import { useSellable } from './sold-out-api.ts';
import styles from './sold-out.module.css';

/** What is sold out now is judged again this often, without a reload. */
const TICK_MS = 15_000;

/** Everything that a pub sells, found by a few letters: what has run out is marked in two taps. */
export function SoldOutScreen({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const errorText = useErrorText();
  const at = { companyID: pub.company_id, pubID: pub.id };
  const loading = useSellable(at);
  return (
    <Page maxWidth={640}>
      <BarPath parts={[pub.name, t('soldOut.title').toLowerCase()]} />
      <PageHeader title={t('soldOut.title')} />
      {loading.data && <SellableList pub={pub} items={loading.data} />}
      {loading.isPending && (
        <LoadingRegion>
          <Skeleton height={48} />
          <Skeleton height={420} />
        </LoadingRegion>
      )}
      {loading.isError && !loading.data && (
        <FailedState
          message={errorText(loading.error)}
          isRetrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      )}
    </Page>
  );
}

const nothing = {
  all: 'soldOut.nothing_found',
  only: 'soldOut.nothing_sold_out',
  counted: 'soldOut.nothing_counted',
} as const satisfies Record<SellableFilter, string>;

const toRow = (item: Sellable) => ({ id: item.key, item });

type ListProps = { readonly pub: Pub; readonly items: readonly Sellable[] };

/** The rows that a search shows even above an open keyboard. */
const ROWS_IN_SIGHT = 2;

/** Scrolls the first rows that a search has found into view. */
function useFoundInSight(words: string) {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (words === '') return;
    const rows = [...(listRef.current?.children ?? [])].slice(0, ROWS_IN_SIGHT);
    for (const row of rows.toReversed()) row.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return listRef;
}

function SellableList({ pub, items }: ListProps) {
  const { t } = useText();
  const now = new Date(useNow(TICK_MS));
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<SellableFilter>('all');
  const [openKey, setOpenKey] = useState<string>();
  const found = findSellable(items, { words, filter, now });
  const hold = useHeldList(found.map(toRow), {
    key: `${filter} ${words}`,
    latest: (held) => {
      const item = items.find(({ key }) => key === held.id);
      return item ? toRow(item) : held;
    },
  });
  const listRef = useFoundInSight(words);
  if (items.length === 0) {
    return <EmptyState icon={<PackageX />} title={t('soldOut.no_dishes')} />;
  }
  return (
    <>
      <search className={styles['search']}>
        <TextField
          label={t('soldOut.find')}
          isLabelHidden
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={60}
          placeholder={t('soldOut.find')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
        <Pills
          label={t('soldOut.title')}
          value={filter}
          onChange={setFilter}
          pills={sellableFilters.map((value) => ({
            value,
            label: t(`soldOut.${value}`),
            count: findSellable(items, { words: '', filter: value, now }).length,
          }))}
        />
      </search>
      {hold.rows.length === 0 ? (
        <EmptyState title={t(words.trim() === '' ? nothing[filter] : 'soldOut.nothing_found')} />
      ) : (
        <ul ref={listRef} className={styles['list']} {...hold.handlers}>
          {hold.rows.map(({ item }) => (
            <SellableRow
              key={item.key}
              pub={pub}
              item={item}
              now={now}
              isOpen={openKey === item.key}
              onToggle={() => {
                setOpenKey(openKey === item.key ? undefined : item.key);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
