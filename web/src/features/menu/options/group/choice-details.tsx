import type { Dish, OptionChoice, PubOptionGroup } from '@comanda/contract/menu';
import type { MoveDirection } from '@comanda/domain/menu';
import { Ban, Trash2, UtensilsCrossed } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { MoveButtons } from '../../../../ui/move/move-buttons.tsx';
import { SoldOutSwitch, useSoldOutEnd } from '../../cards/sold-out-switch.tsx';
import type { PubRef } from '../../editor/menu-scope.ts';
import { foodFields, type FoodFields } from '../../food/food-fields.ts';
import { FoodSection } from '../../food/food-section.tsx';
import { useFoodWords } from '../../food/use-food-words.ts';
import { useSetChoiceSoldOut } from '../options-api.ts';
import type { MenuCategory } from '../whole-menu.ts';
import styles from './choice-details.module.css';
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
  readonly onMove: (direction: MoveDirection) => void;
  readonly onPickDish: (key: number) => void;
  readonly onClearDish: () => void;
  readonly onDelete: () => void;
};

/** What a choice needs rarely: the dish that it stands for, what is in it, sold out, its place, its deletion. */
export function ChoiceDetails({ group, choice, isOpen, ...props }: Props) {
  const { t } = useText();
  const stored = group?.choices.find(({ id }) => id === choice.id);
  if (!isOpen) return <Marks stored={stored} choice={choice} menu={props.menu} />;
  return (
    <div className={styles['details']}>
      <StandsFor choice={choice} menu={props.menu} />
      <div className={styles['line']}>
        <Button
          variant="quiet"
          size="small"
          icon={<UtensilsCrossed aria-hidden="true" />}
          onClick={() => {
            if (choice.dishId === null) props.onPickDish(choice.key);
            else props.onClearDish();
          }}
        >
          {t(choice.dishId === null ? 'options.choose_dish' : 'options.clear_dish')}
        </Button>
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
      <ChoiceFood choice={choice} {...props} />
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

type OfChoice = Pick<Props, 'choice' | 'menu'>;

const dishOf = ({ choice: { dishId }, menu = [] }: OfChoice): Dish | undefined =>
  menu.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId);

/** What guests read where the choice says nothing itself: what the dish says that it stands for. */
function useWordsOfDish(at: OfChoice): string {
  const { t } = useText();
  const words = useFoodWords(foodFields(dishOf(at)?.food ?? {}));
  return words === '' ? '' : t('options.food_of_dish', { words });
}

function ChoiceFood({
  isFoodWrong,
  onFood,
  ...at
}: OfChoice & Pick<Props, 'isFoodWrong' | 'onFood'>) {
  const ofDish = useWordsOfDish(at);
  return (
    <div className={styles['food']}>
      <FoodSection
        food={at.choice.food}
        onChange={onFood}
        isChecked={isFoodWrong}
        readOnly={false}
        emptyWords={ofDish}
      />
    </div>
  );
}

function StandsFor({ choice, menu }: OfChoice) {
  const { t } = useText();
  if (choice.dishId === null || !menu) return null;
  const dish = dishOf({ choice, menu });
  return (
    <p className={styles['stands']}>
      <UtensilsCrossed aria-hidden="true" />
      {dish ? t('options.stands_for', { name: dish.name }) : t('options.stands_for_deleted')}
    </p>
  );
}

type MarksProps = OfChoice & { readonly stored: OptionChoice | undefined };

/** Of a closed row: what is special about its choice. */
function Marks({ stored, choice, menu }: MarksProps) {
  const { t } = useText();
  const until = useSoldOutEnd(stored?.sold_out_until ?? null);
  const ofDish = useWordsOfDish({ choice, menu });
  const own = useFoodWords(choice.food);
  const food = own === '' ? ofDish : own;
  if (!until && choice.dishId === null && food === '') return null;
  return (
    <div className={styles['marks']}>
      {until && (
        <p className={styles['soldOut']}>
          <Ban aria-hidden="true" />
          {t('menu.sold_out')}
        </p>
      )}
      <StandsFor choice={choice} menu={menu} />
      {food !== '' && <p className={styles['words']}>{food}</p>}
    </div>
  );
}
