import type { ImportResult } from '@comanda/contract/menu';
import { currencySymbol } from '@comanda/domain/pubs';
import { ArrowLeft, CircleCheckBig, ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import { editorPath, type PubRef } from '../editor/menu-scope.ts';
import { DraftScreen } from './draft/draft-screen.tsx';
import { changeDraft, draftOf, rowsOf, type Draft, type DraftAction } from './draft/draft.ts';
import { groupEntries, useApply, usePreview, useWholeMenu, type Preview } from './import-api.ts';
import styles from './import-screen.module.css';
import { keptDrafts, type SourcedDraft } from './kept-draft.ts';
import { PreviewScreen } from './preview/preview-screen.tsx';
import { SourceForm } from './source/source-form.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** A menu from a list: its text or file, a draft to correct, a preview, and the menu. */
export function ImportScreen({ at, pub }: Props) {
  const { t } = useText();
  return (
    <Page>
      <BarPath parts={[pub.name, t('menu.import').toLowerCase()]} />
      <PageHeader
        title={t('menu.import_link')}
        before={
          <Link to={editorPath(at.pubID)} className={styles['back']}>
            <ArrowLeft aria-hidden="true" />
            {t('menu.back_to_editor')}
          </Link>
        }
      />
      <Stages at={at} pub={pub} />
    </Page>
  );
}

/** The dish whose stored food a diet of the list contradicts: the draft alone cannot know it. */
function contradictionIn(
  error: Error,
  sourced: SourcedDraft | undefined,
  t: Translate,
): string | undefined {
  const [first] = toApiError(error).validationErrors;
  const [, index] = /^rows\.(\d+)\.food\.diets$/.exec(first?.field ?? '') ?? [];
  const row = index !== undefined && sourced ? rowsOf(sourced.draft)[Number(index)] : undefined;
  return row && t('menu.import_contradicts', { name: row.name });
}

/** Each stage is read from its top, and the pressed button of the one before is gone. */
function useStartAtTop(stage: string): void {
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [stage]);
}

function Stages({ at, pub }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const [sourced, setSourced] = useState(() => keptDrafts.get(at.pubID));
  const [preview, setPreview] = useState<Preview>();
  const [done, setDone] = useState<ImportResult>();
  const whole = useWholeMenu(at);
  const previewing = usePreview(at);
  const applying = useApply(at);
  useLeaveWarning(sourced !== undefined);

  useEffect(() => {
    if (sourced) keptDrafts.keep(at.pubID, sourced);
    else keptDrafts.drop(at.pubID);
  }, [sourced, at.pubID]);
  const dispatch = useCallback((action: DraftAction) => {
    setSourced(
      (now) => now && { ...now, draft: changeDraft(now.draft, action), isCorrected: true },
    );
  }, []);
  const show = (draft: Draft, hidesMissing: boolean) => {
    previewing.mutate(
      { draft, hidesMissing, groups: groupEntries(whole.data) },
      {
        onSuccess: setPreview,
        onError: (error) => {
          // A dish that was chosen for a row is deleted: its row is a new dish again.
          if (toApiError(error).code === 'not_found') dispatch({ do: 'forget-choices' });
        },
      },
    );
  };
  const apply = (shown: Preview) => {
    applying.mutate(shown, {
      onSuccess: (result) => {
        setSourced(undefined);
        setPreview(undefined);
        setDone(result);
      },
      onError: (error) => {
        if (toApiError(error).code === 'menu_changed_meanwhile') {
          show(shown.draft, shown.hidesMissing);
        }
      },
    });
  };
  const stage = done ? 'done' : sourced ? (preview ? 'preview' : 'draft') : 'source';
  useStartAtTop(stage);
  const failure = applying.error ?? previewing.error;
  const problem = failure
    ? (contradictionIn(failure, sourced, t) ?? errorText(failure))
    : undefined;

  if (done) return <Done at={at} pub={pub} result={done} />;
  if (sourced && preview) {
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
          setPreview(undefined);
        }}
        onApply={() => {
          apply(preview);
        }}
      />
    );
  }
  if (sourced) {
    return (
      <DraftScreen
        sourced={sourced}
        menu={whole.data}
        dispatch={dispatch}
        isPending={previewing.isPending}
        problem={problem}
        onPreview={() => {
          show(sourced.draft, false);
        }}
        onDiscard={() => {
          setSourced(undefined);
        }}
      />
    );
  }
  return (
    <SourceForm
      onRead={async (rows, lines) => {
        // The names of the menu are needed now, whenever they come.
        const menus = (whole.data ?? (await whole.refetch()).data)?.menus;
        const defaults = { menu: menus?.[0]?.name ?? t('menu.editor'), category: t('menu.dishes') };
        setSourced({ draft: draftOf(rows, defaults), lines, isCorrected: false });
      }}
    />
  );
}

function Done({ at, pub, result }: Props & { readonly result: ImportResult }) {
  const { t } = useText();
  return (
    <EmptyState
      icon={<CircleCheckBig />}
      title={t('menu.import_done')}
      hint={t('menu.import_counts', result.counts)}
      action={
        <div className={styles['done']}>
          <ButtonLink to={editorPath(at.pubID)}>{t('menu.back_to_editor')}</ButtonLink>
          <ButtonLink
            variant="quiet"
            to={`/pub/${pub.url_name}`}
            target="_blank"
            icon={<ExternalLink />}
          >
            {t('menu.import_open_page')}
          </ButtonLink>
        </div>
      }
    />
  );
}
