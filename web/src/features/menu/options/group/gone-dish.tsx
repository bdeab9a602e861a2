import type { GoneDish, PubOptionChoice } from '@comanda/contract/menu';
import type { Food } from '@comanda/contract/food';
import { EyeOff, Trash2, UtensilsCrossed } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { MenuCategory } from '../../calls/whole-menu.ts';
import styles from './choice-details.module.css';
import type { ChoiceDraft } from './group-draft.ts';

type OfChoice = {
  readonly choice: ChoiceDraft;
  /** As the choice is stored. */
  readonly stored: PubOptionChoice | undefined;
  readonly menu: readonly MenuCategory[] | undefined;
};

/** The dish that a choice stands for, as far as it is known. */
export type DishOfChoice = {
  readonly name: string;
  readonly food: Food;
  /** Why guests are not offered the choice. */
  readonly gone: GoneDish['reason'] | undefined;
};

/** Undefined for a choice without a dish, and while the menu is not loaded. */
export function dishOfChoice({ choice, stored, menu }: OfChoice): DishOfChoice | undefined {
  const { dishId, name } = choice;
  if (dishId === null) return undefined;
  const part = menu?.find(({ dishes }) => dishes.some(({ id }) => id === dishId));
  const dish = part?.dishes.find(({ id }) => id === dishId);
  if (part && dish) {
    const isShown = dish.visible && part.category.visible && part.menu.visible;
    return { name: dish.name, food: dish.food ?? {}, gone: isShown ? undefined : 'hidden' };
  }
  const known = stored?.dish_id === dishId ? stored.gone_dish : undefined;
  if (menu) return { name: known?.name ?? name, food: known?.food ?? {}, gone: 'deleted' };
  return known && { name: known.name, food: known.food, gone: known.reason };
}

type Props = {
  readonly dish: DishOfChoice;
  /** Of the choice. */
  readonly name: string;
  readonly onPickDish: () => void;
  readonly onClearDish: () => void;
};

/** Says why guests are not offered a choice, with the ways out. */
export function GoneDishNote({ dish, name, onPickDish, onClearDish }: Props) {
  const { t } = useText();
  const isHidden = dish.gone === 'hidden';
  const ofChoice = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={styles['gone']}>
      <p>
        {isHidden ? <EyeOff /> : <Trash2 />}
        {t(isHidden ? 'options.dish_is_hidden' : 'options.dish_is_deleted', { name: dish.name })}
      </p>
      <div>
        <Button variant="quiet" size="small" icon={<UtensilsCrossed />} onClick={onPickDish}>
          {t('options.choose_other_dish')}
          {ofChoice}
        </Button>
        <Button variant="quiet" size="small" onClick={onClearDish}>
          {t('options.clear_dish')}
          {ofChoice}
        </Button>
      </div>
    </div>
  );
}
