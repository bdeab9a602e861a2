import type { Dish } from '@comanda/contract/menu';
import { Check } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './saved-line.module.css';

/** Which dish was saved last, in a form that stays for the next one. */
export function SavedLine({ dish }: { readonly dish: Dish | undefined }) {
  const { t } = useText();
  return (
    <output className={styles['saved']}>
      {dish && (
        <>
          <Check aria-hidden="true" />
          {/* New dishes come last: the place is how many there are. */}
          <span>{t('menu.dish_saved', { name: dish.name, count: dish.place })}</span>
        </>
      )}
    </output>
  );
}
