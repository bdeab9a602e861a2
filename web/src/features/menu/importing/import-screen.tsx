import type { ImportResult } from '@comanda/contract/menu';
import { currencySymbol } from '@comanda/domain/pubs';
import { CircleCheckBig, Columns3, ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import { BackToEditor } from '../editor/back-to-editor.tsx';
import { editorPath, type PubRef } from '../editor/menu-scope.ts';
import { Correcting } from './correcting.tsx';
import type { Draft } from './draft/draft.ts';
import { useWholeMenu, type Preview } from './import-api.ts';
import styles from './import-screen.module.css';
import { isText } from './list-source.ts';
import { CurrencyScreen } from './mapping/currency-screen.tsx';
import { MappingScreen } from './mapping/mapping-screen.tsx';
import { SourceForm } from './source/source-form.tsx';
import { usePendingImport } from './use-pending-import.ts';
import { foreignIn, useReading } from './use-reading.ts';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** A menu from a list: its text or file, its columns, a draft to correct, a preview, and the menu. */
export function ImportScreen({ at, pub }: Props) {
  const { t } = useText();
  return (
    <Page>
      <BarPath parts={[pub.name, t('menu.import').toLowerCase()]} />
      <PageHeader
        title={t('menu.import_link')}
        before={<BackToEditor to={editorPath(at.pubID)} />}
      />
      <Stages at={at} pub={pub} />
    </Page>
  );
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
  const importing = usePendingImport(at.pubID);
  const [done, setDone] = useState<ImportResult>();
  if (done) return <Done at={at} pub={pub} result={done} />;
  return (
    <>
      {importing.isRestored && <Notice isGood>{t('menu.import_restored')}</Notice>}
      {importing.isTooLarge && <Notice>{t('menu.import_not_kept')}</Notice>}
      <Stage at={at} pub={pub} importing={importing} onDone={setDone} />
    </>
  );
}

type StageProps = Props & {
  readonly importing: ReturnType<typeof usePendingImport>;
  readonly onDone: (result: ImportResult) => void;
};

function Stage({ at, pub, importing, onDone }: StageProps) {
  const { t } = useText();
  const { pending, change, clear } = importing;
  const [preview, setPreview] = useState<Preview>();
  const whole = useWholeMenu(at);
  const reading = useReading({ at, pub, whole, change });
  useStartAtTop(preview ? 'preview' : pending.stage);
  const correct = useCallback(
    (correctDraft: (draft: Draft) => Draft) => {
      change((now) => {
        if (now.stage !== 'draft') return now;
        const draft = correctDraft(now.sourced.draft);
        return { ...now, sourced: { ...now.sourced, draft, isCorrected: true } };
      });
    },
    [change],
  );

  if (pending.stage === 'source') {
    return (
      <SourceForm
        text={pending.text}
        onText={(text) => {
          change({ stage: 'source', text });
        }}
        onRead={reading.read}
      />
    );
  }
  const { read } = pending;
  const { source } = read;
  /** The pasted text stays in its field. */
  const otherSource = () => {
    change({ stage: 'source', text: source && isText(source) ? source.text : '' });
  };
  if (pending.stage === 'columns') {
    const { answers, sourced } = pending;
    return (
      <MappingScreen
        tables={read.tables}
        answers={answers}
        onAnswers={(given) => {
          change({ ...pending, answers: given });
        }}
        onRead={() => reading.readAgain(pending)}
        losesCorrections={sourced?.isCorrected === true}
        back={
          sourced
            ? {
                label: t('menu.import_back'),
                go: () => {
                  change({ stage: 'draft', read, sourced });
                },
              }
            : { label: t('menu.import_other_source'), go: otherSource }
        }
      />
    );
  }
  if (pending.stage === 'currency') {
    const { list } = pending;
    return (
      <CurrencyScreen
        rows={list.rows}
        foreign={foreignIn(list, pub)}
        own={currencySymbol(pub.currency_id)}
        onRows={(rows) => void reading.makeDraft(read, { ...list, rows })}
        onBack={otherSource}
      />
    );
  }
  const { sourced } = pending;
  const hasColumns = source !== undefined && read.tables.length > 0;
  return (
    <Correcting
      at={at}
      pub={pub}
      menu={whole.data}
      sourced={sourced}
      preview={preview}
      head={
        hasColumns && (
          <Button
            variant="quiet"
            size="small"
            className={styles['columns']}
            icon={<Columns3 />}
            onClick={() => {
              change({ stage: 'columns', read, answers: read.answers, sourced });
            }}
          >
            {t('menu.import_columns_change')}
          </Button>
        )
      }
      onCorrect={correct}
      onPreview={setPreview}
      onDiscard={clear}
      onDone={(result) => {
        clear();
        onDone(result);
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
