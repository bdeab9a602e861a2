import type { UnlinkedChoice } from '@comanda/contract/menu';
import { Languages, Unlink } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { MissingTexts } from '../../../product/languages/missing-texts.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { CopyPreview } from './copying-api.ts';
import styles from './copy-losses.module.css';

/** Before a copy into another pub: what it will lack there. */
export function CopyLosses({ preview }: { readonly preview: UseQueryResult<CopyPreview> }) {
  const { t } = useText();
  const errorText = useErrorText();
  if (preview.isError) {
    return (
      <FailedState
        message={errorText(preview.error)}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  if (!preview.data) {
    return (
      <LoadingRegion>
        <Skeleton height={44} />
      </LoadingRegion>
    );
  }
  const { working_language: language, source_language, missing, unlinked } = preview.data;
  return (
    <>
      {language !== source_language && (
        <Note
          tone="orange"
          icon={<Languages />}
          title={t('menu.copy_other_language', {
            language: t(`translations.language_${language}`),
          })}
        >
          <MissingTexts texts={missing} language={language} />
        </Note>
      )}
      <UnlinkedChoices choices={unlinked} />
    </>
  );
}

/** Before a copy and after it: the choices that stand for no dish there. */
export function UnlinkedChoices({ choices }: { readonly choices: readonly UnlinkedChoice[] }) {
  const { t } = useText();
  if (choices.length === 0) return null;
  return (
    <Note
      tone="orange"
      icon={<Unlink />}
      title={t('menu.copy_unlinked', { count: choices.length })}
      announced="politely"
    >
      <ul className={styles['choices']}>
        {choices.map(({ choice_id: id, group_name, choice_name, reason }) => (
          <li key={id}>
            <b>{choice_name}</b> ({group_name}): {t(`menu.unlinked_${reason}`)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
