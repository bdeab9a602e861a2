import { NEXT_OPENING, type Dish } from '@comanda/contract/menu';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Switch } from '../../../../ui/field/choice.tsx';
import type { useSetSoldOut } from '../../calls/dishes-api.ts';
import { useSoldOutEnd } from '../../cards/sold-out-switch.tsx';
import styles from './dish-switches.module.css';
import type { useDishChange } from './use-dish-change.ts';

type Props = {
  readonly dish: Dish;
  readonly soldOut: ReturnType<typeof useSetSoldOut>;
  readonly visible: ReturnType<typeof useDishChange>;
};

/** Whether guests can order a dish, and whether they see it; each in one press. */
export function DishSwitches({ dish, soldOut, visible }: Props) {
  const { t } = useText();
  const isSoldOut = useSoldOutEnd(dish.sold_out_until) !== undefined;
  return (
    <div className={styles['switches']}>
      <Switch
        label={t('menu.sold_out')}
        aria-label={`${t('menu.sold_out')}: ${dish.name}`}
        className={styles['switch']}
        checked={soldOut.isPending ? soldOut.variables !== null : isSoldOut}
        aria-busy={soldOut.isPending}
        onChange={({ target }) => {
          if (!soldOut.isPending) soldOut.mutate(target.checked ? NEXT_OPENING : null);
        }}
      />
      <Switch
        label={t('menu.shown')}
        aria-label={`${t('menu.shown')}: ${dish.name}`}
        className={classNames(styles['switch'], styles['visible'])}
        checked={visible.isPending ? visible.variables.visible === true : dish.visible}
        aria-busy={visible.isPending}
        onChange={({ target }) => {
          visible.mutate({ visible: target.checked });
        }}
      />
    </div>
  );
}
