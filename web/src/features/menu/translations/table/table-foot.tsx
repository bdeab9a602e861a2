import { CircleCheckBig, CopyCheck, CornerDownRight, RotateCw, Undo2 } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { Counts } from '../entries/cells.ts';
import type { Summary, UnsavedTexts } from '../saving/unsaved-texts.ts';
import { useSummary } from '../saving/use-unsaved.ts';
import styles from './table-foot.module.css';
import type { Filled } from './use-filling.ts';

type Props = {
  readonly counts: Counts;
  readonly unsaved: UnsavedTexts;
  readonly filled: Filled | undefined;
  /** How many missing translations are known from equal texts. */
  readonly equalTexts: number;
  readonly onFill: () => void;
  readonly onNext: () => void;
};

/** How much is translated and whether it is saved, always in sight. */
export function TableFoot({ counts, unsaved, filled, equalTexts, onFill, onNext }: Props) {
  const { t } = useText();
  const summary = useSummary(unsaved);
  const isDone = counts.translated === counts.all;
  return (
    <footer className={styles['foot']}>
      {filled && <FilledNote {...filled} />}
      {summary.failed > 0 && <NotSaved count={summary.failed} onRetry={unsaved.sendAll} />}
      <div className={styles['line']}>
        <output className={styles['progress']}>
          {isDone ? (
            <b className={styles['done']}>
              <CircleCheckBig />
              {t('translations.all_done')}
            </b>
          ) : (
            <b>
              {t('translations.progress', {
                done: counts.all - counts.missing,
                total: counts.all,
              })}
            </b>
          )}
          <SavedState {...summary} />
        </output>
        {equalTexts > 0 && (
          <Button
            className={styles['fill']}
            variant="quiet"
            size="small"
            icon={<CopyCheck />}
            onClick={onFill}
          >
            {t('translations.fill_equal', { count: equalTexts })}
          </Button>
        )}
        {!isDone && (
          <Button variant="quiet" size="small" icon={<CornerDownRight />} onClick={onNext}>
            {t('translations.next_missing')}
          </Button>
        )}
      </div>
    </footer>
  );
}

function SavedState({ unsaved, isSending, hasSaved, failed }: Summary) {
  const { t } = useText();
  if (failed > 0) return null;
  if (isSending) return <span>{t('translations.state_saving')}</span>;
  if (unsaved > 0) return <span>{t('translations.state_typed')}</span>;
  return hasSaved ? <span>{t('translations.all_saved')}</span> : null;
}

function NotSaved({ count, onRetry }: { readonly count: number; readonly onRetry: () => void }) {
  const { t } = useText();
  return (
    <div role="alert" className={styles['failed']}>
      <p>
        <b>{t('translations.not_saved', { count })}</b>{' '}
        <span>{t('translations.not_saved_hint')}</span>
      </p>
      <Button variant="quiet" size="small" icon={<RotateCw />} onClick={onRetry}>
        {t('translations.try_again')}
      </Button>
    </div>
  );
}

function FilledNote({ by, count, left, undo }: Filled) {
  const { t } = useText();
  return (
    <div className={styles['line']}>
      <output className={styles['filled']}>
        {t(by === 'paste' ? 'translations.pasted' : 'translations.filled_equal', { count })}
        {left > 0 && ` ${t('translations.pasted_left', { count: left })}`}
      </output>
      <Button variant="quiet" size="small" icon={<Undo2 />} onClick={undo}>
        {t('translations.undo_filling')}
      </Button>
    </div>
  );
}
