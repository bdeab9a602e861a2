import { currencySymbol } from '@comanda/domain/pubs';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../../ui/terminal-bar/bar-context.tsx';
import { MenuCanvas, type CanvasPub } from '../../editor/menu-canvas.tsx';
import { BackToEditor } from '../../editor/back-to-editor.tsx';
import { editorPath, type PubRef } from '../../editor/menu-scope.ts';
import { useOptionGroups } from '../../calls/options-api.ts';
import { GroupsList } from './groups-list.tsx';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** The option groups of a pub: sizes, extras, halves, and which dishes have them. */
export function OptionsScreen({ at, pub }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const groups = useOptionGroups(at);
  return (
    <MenuCanvas pub={pub}>
      <BarPath
        parts={[pub.name, t('menu.editor').toLowerCase(), t('options.to_page').toLowerCase()]}
      />
      <BackToEditor to={editorPath(at.pubID)} />
      <h1>{t('options.title')}</h1>
      {groups.isPending && (
        <LoadingRegion>
          <Skeleton height={180} />
        </LoadingRegion>
      )}
      {groups.isError && !groups.data && (
        <FailedState
          message={errorText(groups.error)}
          isRetrying={groups.isFetching}
          onRetry={() => void groups.refetch()}
        />
      )}
      {groups.data && (
        <GroupsList
          at={at}
          groups={groups.data}
          symbol={currencySymbol(pub.currency_id)}
          timeZone={pub.time_zone}
        />
      )}
    </MenuCanvas>
  );
}
