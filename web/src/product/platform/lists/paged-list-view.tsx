import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Gathered } from '../../hold/gathered.tsx';
import { useHeldList } from '../../hold/use-hold.ts';
import { isForbidden, type OpenInNewSession } from '../entering/api.ts';
import { StillEntered } from '../entering/still-entered.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './paged-list-view.module.css';
import type { Listed, PagedList } from './use-paged-list.ts';
import type { Search } from './use-search.ts';

const SKELETONS = ['1', '2', '3', '4'];

type Props<Item> = {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly list: PagedList<Item>;
  readonly search?: Search;
  /** About as high as one row. */
  readonly rowHeight: number;
  /** Shown when there are no entries at all. */
  readonly empty: ReactNode;
  readonly openInNewSession: OpenInNewSession;
  /** One row. */
  readonly children: (item: Item) => ReactNode;
};

/** A searched list in each of its states: loading, loaded, loading more, empty, failed. */
export function PagedListView<Item extends Listed>(props: Props<Item>) {
  const { label, list, search, rowHeight, empty, openInNewSession, children } = props;
  const errorText = useErrorText();
  if (isForbidden(list.error)) {
    return <StillEntered error={list.error} openInNewSession={openInNewSession} />;
  }
  if (!list.items && list.error) {
    return (
      <FailedState
        message={errorText(list.error)}
        isRetrying={list.isFetching}
        onRetry={list.retry}
      />
    );
  }
  // The empty result of an older search is not shown for the current one.
  if (!list.items || (list.isOld && list.items.length === 0)) {
    return (
      <LoadingRegion>
        <div className={styles['list']}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={rowHeight} />
          ))}
        </div>
      </LoadingRegion>
    );
  }
  if (list.items.length === 0) {
    return search && search.settled !== '' ? <NothingFound search={search} /> : empty;
  }
  return (
    <>
      <HeldRows
        items={list.items}
        listKey={`${list.pageCount} ${list.isOld} ${search?.settled}`}
        label={label}
        isOld={list.isOld}
      >
        {children}
      </HeldRows>
      <More list={list} />
    </>
  );
}

type RowsProps<Item> = Pick<Props<Item>, 'label' | 'children'> & {
  readonly items: readonly Item[];
  readonly listKey: string;
  readonly isOld: boolean;
};

/** The list is loaded again when its window is opened, with the press that opens it. */
function HeldRows<Item extends Listed>({
  items,
  listKey,
  label,
  isOld,
  children,
}: RowsProps<Item>) {
  const { rows, ...hold } = useHeldList(items, {
    key: listKey,
    latest: (held) => items.find(({ id }) => id === held.id) ?? held,
  });
  return (
    <>
      <Gathered count={hold.gathered.length} onShow={hold.release} onLeave={hold.release} />
      <ul
        aria-label={label}
        aria-busy={isOld || undefined}
        className={classNames(styles['list'], isOld && styles['old'])}
        {...hold.handlers}
      >
        {rows.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </>
  );
}

/** The button for the next page, and its error. */
function More<Item>({ list }: { readonly list: PagedList<Item> }) {
  const { t } = useText();
  const errorText = useErrorText();
  return (
    <div className={styles['more']}>
      {list.error && <Notice>{errorText(list.error)}</Notice>}
      {list.hasMore && (
        <Button variant="quiet" isPending={list.isLoadingMore} onClick={list.loadMore}>
          {t('administration.more')}
        </Button>
      )}
    </div>
  );
}
