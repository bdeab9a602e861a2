import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Section } from '../sections.ts';
import type { PlatformExits } from '../entering/api.ts';
import { EmptySection } from './empty-section.tsx';
import { ListScreen } from './list-screen.tsx';
import { PagedListView } from './paged-list-view.tsx';
import { usePagedList, type Listed, type PageSource } from './use-paged-list.ts';
import { useSearch } from './use-search.ts';

type Props<Item> = PlatformExits & {
  readonly section: Exclude<Section, 'orders'>;
  readonly source: PageSource<Item>;
  /** About as high as one row. */
  readonly rowHeight: number;
  /** One row. */
  readonly children: (item: Item) => ReactNode;
};

/** A section of the platform with a paged list and a search in the address. */
export function PagedListScreen<Item extends Listed>(props: Props<Item>) {
  const { section, source, rowHeight, actions, openInNewSession, children } = props;
  const { t } = useText();
  const search = useSearch();
  const list = usePagedList(source, search.settled);
  return (
    <ListScreen section={section} search={search} actions={actions}>
      <PagedListView
        label={t(`administration.${section}`)}
        list={list}
        search={search}
        rowHeight={rowHeight}
        openInNewSession={openInNewSession}
        empty={<EmptySection section={section} />}
      >
        {children}
      </PagedListView>
    </ListScreen>
  );
}
