import { leftToCook, sumToCook } from '@comanda/domain/orders';
import { useMemo } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { optionsText } from '../../../lib/options/options-text.ts';
import type { KitchenCard } from './cards/kitchen-cards.ts';
import styles from './kitchen.module.css';

/** How many of each dish with the same choices have to be cooked now; rehearsals are left out. */
export function KitchenTotals({ cards }: { readonly cards: readonly KitchenCard[] }) {
  const { t } = useText();
  const totals = useMemo(
    () =>
      sumToCook(
        cards
          .filter(({ order, state }) => state === 'cooking' && !order.is_rehearsal)
          .flatMap(({ lines }) => lines)
          .map(
            ({
              dish_id: dishId,
              name,
              options = [],
              count,
              done_at: doneAt,
              done_count: doneCount = 0,
            }) => ({
              dishId,
              name,
              options: options.map((option) => ({ choiceId: option.choice_id, ...option })),
              count: leftToCook({ count, doneCount, isDone: doneAt !== undefined }),
              isDone: doneAt !== undefined,
            }),
          ),
      ),
    [cards],
  );
  if (totals.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list scrolls, also by keyboard
    <ul className={styles['totals']} aria-label={t('orders.kitchen_totals')} tabIndex={0}>
      {totals.map(({ key, name, options, count }) => (
        <li key={key}>
          <b>{count}×</b> {name}
          {options.length > 0 && <small> · {optionsText(options)}</small>}
        </li>
      ))}
    </ul>
  );
}
