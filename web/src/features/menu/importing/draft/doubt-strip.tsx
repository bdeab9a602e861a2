import { canBeRight, doubts, type Doubt } from '@comanda/domain/import';
import type { Dispatch } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { rowsOf, type DishState, type Draft, type DraftAction } from './draft.ts';
import styles from './doubts.module.css';

/** How many rows of a draft have each doubt, in the order of the doubts. */
export function countDoubts(draft: Draft): ReadonlyMap<Doubt, number> {
  const all = rowsOf(draft).flatMap((row) => row.doubts);
  const counts = doubts.map((doubt) => [doubt, all.filter((one) => one === doubt).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export const countDoubtful = (draft: Draft): number =>
  rowsOf(draft).filter((row) => row.doubts.length > 0).length;

type Props = {
  readonly draft: Draft;
  readonly states: ReadonlyMap<number, DishState>;
  readonly dispatch: Dispatch<DraftAction>;
  readonly onNext: () => void;
};

/** What a person should look at, by its kind, above the draft. */
export function DoubtStrip({ draft, states, dispatch, onNext }: Props) {
  const { t } = useText();
  const doubtful = countDoubtful(draft);
  const twins = [...states.values()].filter(({ twin }) => twin === 'size').length;
  if (doubtful + twins === 0) return null;
  return (
    <section className={styles['strip']} aria-label={t('menu.import_doubts', { count: doubtful })}>
      {doubtful > 0 && (
        <div className={styles['kind']}>
          <b>{t('menu.import_doubts', { count: doubtful })}</b>
          <Button size="small" onClick={onNext}>
            {t('menu.import_next_doubt')}
          </Button>
        </div>
      )}
      {[...countDoubts(draft)].map(([doubt, count]) => {
        const words = t(`menu.import_doubt_${doubt}`);
        return (
          <div key={doubt} className={styles['kind']}>
            <span>
              {words}: {count}
            </span>
            {canBeRight(doubt) && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('menu.import_call_all_right_named', { doubt: words })}
                onClick={() => {
                  dispatch({ do: 'call-all-right', doubt });
                }}
              >
                {t('menu.import_call_all_right')}
              </Button>
            )}
          </div>
        );
      })}
      {twins > 0 && (
        <div className={styles['kind']}>
          <span>{t('menu.import_twins', { count: twins })}</span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              dispatch({ do: 'merge-twins', id: undefined });
            }}
          >
            {t('menu.import_join_sizes')}
          </Button>
        </div>
      )}
    </section>
  );
}
