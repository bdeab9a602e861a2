import { Ban, Eye, FolderInput, Tag } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { chosenOf, type BulkMutation, type useDishesOfPub } from './bulk-api.ts';
import styles from './bulk.module.css';
import { ChoicePopup } from './choice-popup.tsx';
import { withAll } from './groups.ts';
import { PricePopup } from './price-popup.tsx';
import { useChoices } from './use-choices.ts';

type Props = {
  readonly list: NonNullable<ReturnType<typeof useDishesOfPub>['data']>;
  readonly symbol: string;
  readonly chosen: ReadonlySet<number>;
  readonly change: BulkMutation;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
};

const actions = [
  { kind: 'prices', icon: <Tag />, label: 'menu.bulk_prices_short' },
  { kind: 'visibility', icon: <Eye />, label: 'menu.bulk_visibility_short' },
  { kind: 'move', icon: <FolderInput />, label: 'menu.bulk_move_short' },
  { kind: 'soldOut', icon: <Ban />, label: 'menu.bulk_sold_out_short' },
] as const;

/** How many dishes are chosen and what can be changed of them; stays at the thumb. */
export function BulkBar({ list, symbol, chosen, change, onChoose }: Props) {
  const { t } = useText();
  const choices = useChoices(list);
  const popup = usePopup<(typeof actions)[number]['kind']>();
  const dishes = chosenOf(list.dishes, chosen);
  const shared = { dishes, change, isOpen: popup.isOpen, onClose: popup.close };
  return (
    <section aria-label={t('menu.bulk_chosen_dishes')} className={styles['bar']}>
      <output className={styles['count']}>{t('menu.bulk_chosen', { count: dishes.length })}</output>
      <div className={styles['actions']}>
        {actions.map(({ kind, icon, label }) => (
          <button
            key={kind}
            type="button"
            disabled={dishes.length === 0}
            className={styles['action']}
            onClick={() => {
              change.reset();
              popup.open(kind);
            }}
          >
            {icon}
            {t(label)}
          </button>
        ))}
      </div>
      {popup.subject === 'prices' && (
        <PricePopup
          key={popup.openCount}
          {...shared}
          symbol={symbol}
          onLeaveOut={(ids) => {
            onChoose(withAll(chosen, ids, false));
          }}
        />
      )}
      {popup.subject && popup.subject !== 'prices' && (
        <ChoicePopup key={popup.openCount} {...shared} choice={choices[popup.subject]} />
      )}
    </section>
  );
}
