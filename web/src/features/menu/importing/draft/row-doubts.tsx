import { canBeRight, type Doubt } from '@comanda/domain/import';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { DishState } from './draft.ts';
import styles from './doubts.module.css';

type Props = {
  readonly name: string;
  readonly doubts: readonly Doubt[];
  readonly twin: DishState['twin'];
  readonly onRight: () => void;
  readonly onMerge: () => void;
};

/** What a person should look at in a row, and the one press that says how it is. */
export function RowDoubts({ name, doubts, twin, onRight, onMerge }: Props) {
  const { t } = useText();
  return (
    <>
      {doubts.length > 0 && (
        <div className={styles['doubts']} data-doubt>
          {doubts.map((doubt) => (
            <p key={doubt}>
              <TriangleAlert aria-hidden="true" />
              {t(`menu.import_doubt_${doubt}`)}
            </p>
          ))}
          {doubts.some(canBeRight) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('menu.import_call_right_named', { name })}
              onClick={onRight}
            >
              {t('menu.import_call_right')}
            </Button>
          )}
        </div>
      )}
      {twin && (
        <div className={styles['doubts']}>
          <p>{t('menu.import_repeated')}</p>
          {twin === 'size' && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('menu.import_are_sizes_named', { name })}
              onClick={onMerge}
            >
              {t('menu.import_are_sizes')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
