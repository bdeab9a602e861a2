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
  const answer = (
    text: 'menu.import_call_right' | 'menu.import_are_sizes',
    onPress: () => void,
  ) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={t(`${text}_named`, { name })}
      onClick={onPress}
    >
      {t(text)}
    </Button>
  );
  return (
    <>
      {doubts.length > 0 && (
        <div className={styles['doubts']} data-doubt>
          {doubts.map((doubt) => (
            <p key={doubt}>
              <TriangleAlert />
              {t(`menu.import_doubt_${doubt}`)}
            </p>
          ))}
          {doubts.some(canBeRight) && answer('menu.import_call_right', onRight)}
        </div>
      )}
      {twin && (
        <div className={styles['doubts']}>
          <p>{t('menu.import_repeated')}</p>
          {twin === 'size' && answer('menu.import_are_sizes', onMerge)}
        </div>
      )}
    </>
  );
}
