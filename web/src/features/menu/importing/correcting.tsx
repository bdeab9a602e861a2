import type { ImportResult } from '@comanda/contract/menu';
import { currencySymbol } from '@comanda/domain/pubs';
import { useCallback, type ReactNode } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import type { PubRef } from '../editor/menu-scope.ts';
import { DraftScreen } from './draft/draft-screen.tsx';
import { changeDraft, rowsOf, type Draft, type DraftAction } from './draft/draft.ts';
import { groupEntries, useApply, usePreview, type Preview, type WholeMenu } from './import-api.ts';
import type { SourcedDraft } from './kept-draft.ts';
import { PreviewScreen } from './preview/preview-screen.tsx';

type Props = {
  readonly at: PubRef;
  readonly pub: CanvasPub;
  readonly menu: WholeMenu | undefined;
  readonly sourced: SourcedDraft;
  readonly preview: Preview | undefined;
  /** Above the draft. */
  readonly head: ReactNode;
  readonly onCorrect: (correct: (draft: Draft) => Draft) => void;
  readonly onPreview: (preview: Preview | undefined) => void;
  readonly onDiscard: () => void;
  readonly onDone: (result: ImportResult) => void;
};

/** The dish whose stored food a diet of the list contradicts: the draft alone cannot know it. */
function contradictionIn(error: Error, { draft }: SourcedDraft, t: Translate): string | undefined {
  const [first] = toApiError(error).validationErrors;
  const [, index] = /^rows\.(\d+)\.food\.diets$/.exec(first?.field ?? '') ?? [];
  const row = index === undefined ? undefined : rowsOf(draft)[Number(index)];
  return row && t('menu.import_contradicts', { name: row.name });
}

/** The draft, what it would change, and the write. */
export function Correcting(props: Props) {
  const { at, pub, menu, sourced, preview, head, onCorrect, onPreview, onDiscard, onDone } = props;
  const { t } = useText();
  const errorText = useErrorText();
  const previewing = usePreview(at);
  const applying = useApply(at);
  const dispatch = useCallback(
    (action: DraftAction) => {
      onCorrect((draft) => changeDraft(draft, action));
    },
    [onCorrect],
  );
  const show = (draft: Draft, hidesMissing: boolean) => {
    previewing.mutate(
      { draft, hidesMissing, groups: groupEntries(menu) },
      {
        onSuccess: onPreview,
        onError: (error) => {
          // A dish that was chosen for a row is deleted: its row is a new dish again.
          if (toApiError(error).code === 'not_found') dispatch({ do: 'forget-choices' });
        },
      },
    );
  };
  const failure = applying.error ?? previewing.error;
  const contradiction = failure ? contradictionIn(failure, sourced, t) : undefined;
  useShown(contradiction === undefined ? undefined : failure);
  const problem = failure ? (contradiction ?? errorText(failure)) : undefined;
  if (!preview) {
    return (
      <>
        {head}
        <DraftScreen
          sourced={sourced}
          menu={menu}
          dispatch={dispatch}
          isPending={previewing.isPending}
          problem={problem}
          onPreview={() => {
            show(sourced.draft, false);
          }}
          onDiscard={onDiscard}
        />
      </>
    );
  }
  return (
    <PreviewScreen
      preview={preview}
      symbol={currencySymbol(pub.currency_id)}
      isPending={previewing.isPending}
      isApplying={applying.isPending}
      problem={problem}
      onHideMissing={(hides) => {
        show(preview.draft, hides);
      }}
      onSameAs={(id, dishID) => {
        const action = { do: 'change-dish', id, fields: { sameAs: dishID } } as const;
        dispatch(action);
        show(changeDraft(preview.draft, action), preview.hidesMissing);
      }}
      onBack={() => {
        applying.reset();
        onPreview(undefined);
      }}
      onApply={() => {
        applying.mutate(preview, {
          onSuccess: onDone,
          onError: (error) => {
            if (toApiError(error).code !== 'menu_changed_meanwhile') return;
            show(preview.draft, preview.hidesMissing);
          },
        });
      }}
    />
  );
}
