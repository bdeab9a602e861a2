import { Undo2 } from 'lucide-react';
import { useMemo, useRef, useState, type Dispatch } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmPopup } from '../../../../ui/popup/confirm-popup.tsx';
import { groupEntries, type WholeMenu } from '../import-api.ts';
import type { SourcedDraft } from '../kept-draft.ts';
import { SourceLines } from '../source/source-lines.tsx';
import { DraftTable } from './draft-table.tsx';
import { DoubtStrip } from './doubt-strip.tsx';
import { dishStates, isWrong, type Draft, type DraftAction } from './draft.ts';
import styles from './draft-screen.module.css';

type Props = {
  readonly sourced: SourcedDraft;
  readonly menu: WholeMenu | undefined;
  readonly dispatch: Dispatch<DraftAction>;
  readonly isPending: boolean;
  /** Why the preview was refused. */
  readonly problem: string | undefined;
  readonly onPreview: () => void;
  readonly onDiscard: () => void;
};

type UndoProps = Pick<Props, 'dispatch'> & { readonly draft: Draft };

function show(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** The dish to look at after the one that has the focus, or the first one. */
function nextDoubt(table: HTMLElement | null): HTMLElement | undefined {
  const doubtful = [...(table?.querySelectorAll<HTMLElement>('li:has(> [data-doubt])') ?? [])];
  const isAfter = (dish: HTMLElement): boolean => {
    const { activeElement } = document;
    if (!activeElement || dish.contains(activeElement)) return false;
    const at = activeElement.compareDocumentPosition(dish);
    return (at & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  return (doubtful.find(isAfter) ?? doubtful[0])?.querySelector('input') ?? undefined;
}

/** The draft beside the list that it was read from; it goes on when nothing is left to correct. */
export function DraftScreen(props: Props) {
  const { sourced, menu, dispatch, isPending, problem, onPreview, onDiscard } = props;
  const { draft, lines, isCorrected } = sourced;
  const { t } = useText();
  const [active, setActive] = useState<number>();
  const [isGivingUp, setIsGivingUp] = useState(false);
  const tableRef = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupEntries(menu), [menu]);
  const [states, setStates] = useState(() => dishStates(draft, groups));
  const [checked, setChecked] = useState({ draft, groups });
  if (checked.draft !== draft || checked.groups !== groups) {
    setChecked({ draft, groups });
    setStates(dishStates(draft, groups, states));
  }
  const wrong = [...states.values()].filter(isWrong).length;
  const showProblem = () => {
    show(tableRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  };
  return (
    <>
      <div className={styles['columns']}>
        <SourceLines lines={lines} active={active} />
        <section ref={tableRef} className={styles['draft']} aria-label={t('menu.import_draft')}>
          <DoubtStrip
            draft={draft}
            states={states}
            dispatch={dispatch}
            onNext={() => {
              show(nextDoubt(tableRef.current));
            }}
          />
          <DraftTable
            draft={draft}
            states={states}
            menu={menu}
            dispatch={dispatch}
            onFocus={setActive}
          />
        </section>
      </div>
      <footer className={styles['foot']}>
        <UndoLine draft={draft} dispatch={dispatch} />
        <output>
          {t('menu.import_found', { count: states.size })}
          {wrong > 0 && (
            <>
              {' · '}
              <b className={styles['wrong']}>{t('menu.import_to_correct', { count: wrong })}</b>
            </>
          )}
        </output>
        {problem !== undefined && (
          <p role="alert" className={styles['wrong']}>
            {problem}
          </p>
        )}
        <div className={styles['actions']}>
          <Button
            variant="plain"
            onClick={() => {
              if (isCorrected) setIsGivingUp(true);
              else onDiscard();
            }}
          >
            {t('menu.import_other_source')}
          </Button>
          {wrong > 0 ? (
            <Button onClick={showProblem}>{t('menu.import_next_problem')}</Button>
          ) : (
            <Button isPending={isPending} onClick={onPreview}>
              {t('menu.import_preview')}
            </Button>
          )}
        </div>
      </footer>
      <ConfirmPopup
        isPending={false}
        isOpen={isGivingUp}
        onClose={() => {
          setIsGivingUp(false);
        }}
        title={t('menu.import_give_up_question')}
        confirmLabel={t('menu.import_other_source')}
        isDestructive
        onConfirm={onDiscard}
      />
    </>
  );
}

/** What was done last, as long as it can be undone. */
function UndoLine({ draft: { undo }, dispatch }: UndoProps) {
  const { t } = useText();
  if (!undo) return null;
  return (
    <div className={styles['deleted']}>
      <output>
        {undo.did === 'deleted'
          ? t('menu.import_deleted', { name: undo.name || '…' })
          : t('menu.import_merged')}
      </output>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 />}
        onClick={() => {
          dispatch({ do: 'undo' });
        }}
      >
        {t('menu.import_restore')}
      </Button>
    </div>
  );
}
