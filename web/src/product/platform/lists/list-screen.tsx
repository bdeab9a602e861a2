import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import type { Section } from '../sections.ts';
import { SearchField } from './search-field.tsx';
import type { Search } from './use-search.ts';

type Props = {
  readonly section: Section;
  readonly search: Search;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

/** The layout of every list of the platform: heading, search, list. */
export function ListScreen({ section, search, actions, children }: Props) {
  const { t } = useText();
  const title = t(`administration.${section}`);
  return (
    <Page>
      <BarPath
        parts={[t('administration.path'), t(`administration.tab_${section}`).toLowerCase()]}
        title={`${title} · Comanda`}
      />
      <PageHeader title={title} note={t(`administration.${section}_note`)} actions={actions} />
      <SearchField search={search} hint={t(`administration.${section}_search`)} />
      {children}
    </Page>
  );
}
