import type { Dish } from '@comanda/contract/menu';
import { Check } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './saved-line.module.css';

/** The name of the last saved dish, in a form that stays open for the next one. */
export function SavedLine({ dish }: { readonly dish: Dish | undefined }) {
  const { t } = useText();
  return (
    <output className={styles['saved']}>
      {dish && (
        <>
          <Check aria-hidden="true" />
          {/* New dishes come last: the place equals the number of dishes. */}
          <span>{t('menu.dish_saved', { name: dish.name, count: dish.place })}</span>
        </>
      )}
    </output>
  );
}
