import type { OptionChoice, PubOptionGroup } from '@comanda/contract/menu';
import type { MoveDirection } from '@comanda/domain/menu';
import type { Food } from '@comanda/contract/food';
import { Ban, Trash2, Unlink, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { MoveButtons } from '../../../../ui/move/move-buttons.tsx';
import { SoldOutSwitch, useSoldOutEnd } from '../../cards/sold-out-switch.tsx';
import type { PubRef } from '../../editor/menu-scope.ts';
import { foodFields, type FoodFields } from '../../food/food-fields.ts';
import { FoodSection } from '../../food/food-section.tsx';
import { useFoodWords } from '../../food/use-food-words.ts';
import { useSetChoiceSoldOut } from '../../calls/options-api.ts';
import type { MenuCategory } from '../../calls/whole-menu.ts';
import styles from './choice-details.module.css';
import { dishOfChoice, GoneDishNote, type DishOfChoice } from './gone-dish.tsx';
import type { ChoiceDraft } from './group-draft.ts';

type Props = {
  readonly at: PubRef;
  readonly group: PubOptionGroup | undefined;
  readonly choice: ChoiceDraft;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly timeZone: string;
  readonly menu: readonly MenuCategory[] | undefined;
  readonly isOpen: boolean;
  /** The form was sent while what is said about the choice was wrong. */
  readonly isFoodWrong: boolean;
  readonly onFood: (food: FoodFields) => void;
  /** The fields of its prices by size, where its dishes have sizes. */
  readonly sizePrices: ReactNode;
  readonly onMove: (direction: MoveDirection) => void;
  readonly onPickDish: (key: number) => void;
  /** With what is known of the dish that the choice no longer stands for. */
  readonly onClearDish: (food: Food) => void;
  readonly onDelete: () => void;
};

/** What a choice needs rarely: the dish that it stands for, what is in it, sold out, its place, its deletion. */
export function ChoiceDetails({ group, choice, isOpen, ...props }: Props) {
  const { t } = useText();
  const stored = group?.choices.find(({ id }) => id === choice.id);
  const dish = dishOfChoice({ choice, stored, menu: props.menu });
  const pick = () => {
    props.onPickDish(choice.key);
  };
  const clear = () => {
    props.onClearDish(dish?.food ?? {});
  };
  const isGone = dish?.gone !== undefined;
  const note = isGone ? (
    <GoneDishNote dish={dish} name={props.name} onPickDish={pick} onClearDish={clear} />
  ) : (
    <WaitsForDish group={group} choice={choice} />
  );
  if (!isOpen) {
    return (
      <>
        {note}
        <Marks stored={stored} choice={choice} dish={dish} />
      </>
    );
  }
  return (
    <div className={styles['details']}>
      {note}
      <StandsFor dish={dish} />
      <div className={styles['line']}>
        {!isGone && (
          <Button
            variant="quiet"
            size="small"
            icon={<UtensilsCrossed />}
            onClick={choice.dishId === null ? pick : clear}
          >
            {t(choice.dishId === null ? 'options.choose_dish' : 'options.clear_dish')}
          </Button>
        )}
        <span className={styles['space']} />
        <MoveButtons
          index={props.index}
          count={props.count}
          axis="column"
          labels={[
            t('menu.move_up', { name: props.name }),
            t('menu.move_down', { name: props.name }),
          ]}
          onMove={props.onMove}
        />
        <IconButton
          variant="danger"
          label={t('menu.delete_named', { name: props.name })}
          icon={<Trash2 />}
          onClick={props.onDelete}
        />
      </div>
      {props.sizePrices}
      <ChoiceFood choice={choice} dish={dish} {...props} />
      {group && stored && (
        <ChoiceSoldOut at={props.at} groupID={group.id} choice={stored} timeZone={props.timeZone} />
      )}
    </div>
  );
}

type SoldOutProps = Pick<Props, 'at' | 'timeZone'> & {
  readonly groupID: number;
  readonly choice: OptionChoice;
};

/** Takes effect at once, as for a dish: it is no part of the form. */
export function ChoiceSoldOut({ at, groupID, choice, timeZone }: SoldOutProps) {
  const soldOut = useSetChoiceSoldOut(at, { groupID, choiceID: choice.id });
  return (
    <SoldOutSwitch
      name={choice.name}
      soldOutUntil={choice.sold_out_until}
      timeZone={timeZone}
      isPending={soldOut.isPending}
      onSet={(until) => {
        soldOut.mutate(until);
      }}
    />
  );
}

type OfDish = Pick<Props, 'choice'> & { readonly dish: DishOfChoice | undefined };

/** What guests read where the choice says nothing itself: what the dish says that it stands for. */
function useWordsOfDish(dish: DishOfChoice | undefined): string {
  const { t } = useText();
  const words = useFoodWords(foodFields(dish?.food ?? {}));
  return words === '' ? '' : t('options.food_of_dish', { words });
}

function ChoiceFood({
  isFoodWrong,
  onFood,
  choice,
  dish,
}: OfDish & Pick<Props, 'isFoodWrong' | 'onFood'>) {
  const ofDish = useWordsOfDish(dish);
  return (
    <div className={styles['food']}>
      <FoodSection
        food={choice.food}
        onChange={onFood}
        isChecked={isFoodWrong}
        readOnly={false}
        emptyWords={ofDish}
      />
    </div>
  );
}

/** A copied choice without the dish that it stands for where it comes from. */
function WaitsForDish({ group, choice }: Pick<Props, 'group' | 'choice'>) {
  const { t } = useText();
  const { reason } = group?.unlinked_choices?.find(({ choice_id: id }) => id === choice.id) ?? {};
  if (!reason || reason === 'was_without' || choice.dishId !== null) return null;
  return (
    <p className={styles['soldOut']}>
      <Unlink />
      {t(`options.waits_${reason}`)}
    </p>
  );
}

function StandsFor({ dish }: Pick<OfDish, 'dish'>) {
  const { t } = useText();
  if (!dish || dish.gone !== undefined) return null;
  return (
    <p className={styles['stands']}>
      <UtensilsCrossed />
      {t('options.stands_for', { name: dish.name })}
    </p>
  );
}

type MarksProps = OfDish & { readonly stored: OptionChoice | undefined };

/** Of a closed row: what is special about its choice. */
function Marks({ stored, choice, dish }: MarksProps) {
  const { t } = useText();
  const until = useSoldOutEnd(stored?.sold_out_until ?? null);
  const ofDish = useWordsOfDish(dish);
  const own = useFoodWords(choice.food);
  const food = own === '' ? ofDish : own;
  const sizes = Object.entries(choice.sizePrices).filter(([, price]) => price.trim() !== '');
  if (!until && choice.dishId === null && food === '' && sizes.length === 0) return null;
  return (
    <div className={styles['marks']}>
      {until && (
        <p className={styles['soldOut']}>
          <Ban />
          {t('menu.sold_out')}
        </p>
      )}
      <StandsFor dish={dish} />
      {sizes.length > 0 && (
        <p className={styles['words']}>
          {sizes.map(([size, price]) => `${size}: ${price}`).join(' · ')}
        </p>
      )}
      {food !== '' && <p className={styles['words']}>{food}</p>}
    </div>
  );
}
