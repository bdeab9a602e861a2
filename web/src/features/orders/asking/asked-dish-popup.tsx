import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { findOptionProblems, groupsAsChosen, type ChosenOption } from '@comanda/domain/options';
import { currencySymbol } from '@comanda/domain/pubs';
import { useId, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { problemWords } from '../../../lib/options/choosing-words.ts';
import { offeredGroups, type NamedGroup } from '../../../lib/options/offered-groups.ts';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ChoiceGroup } from '../choosing/choice-group.tsx';
import { groupsForPub, onlyPossible } from '../choosing/offer-of-line.ts';
import { readQuantity } from '../editing/dish-lines.ts';
import { DishPicker } from '../editing/dish-picker.tsx';
import { QuantityField } from '../editing/edit-fields.tsx';
import { useOptionGroups, usePubDishes, type PubDish } from '../editing/pub-dishes.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** A dish of a basket that nobody orders. */
export type AskedLine = {
  readonly dishId: number;
  readonly name: string;
  readonly count: number;
  readonly chosen: readonly ChosenOption[];
  /** The names of what is chosen. */
  readonly options: readonly string[];
};

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (line: AskedLine) => void;
};

const namesOf = (groups: readonly NamedGroup[], chosen: readonly ChosenOption[]): string[] =>
  groups.flatMap(({ choices }) =>
    choices
      .filter(({ id }) => chosen.some(({ choiceId }) => choiceId === id))
      .map(({ name }) => name),
  );

/** A dish of the pub with its choices and its count, for a basket that nobody orders. */
export function AskedDishPopup({ isOpen, onClose, onAdd }: Props) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const quantityId = useId();
  const dishes = usePubDishes();
  const [picked, setPicked] = useState<PubDish>();
  const [typed, setTyped] = useState<readonly ChosenOption[]>();
  const [quantity, setQuantity] = useState('1');
  const [isTried, setTried] = useState(false);
  const { data: known = [] } = useOptionGroups();
  const offered = offeredGroups(picked?.dish.option_groups, known);
  const chosen = typed ?? onlyPossible(offered);
  const groups = groupsAsChosen(offered, chosen);
  // What is sold out can be asked about: it is part of the answer.
  const problems = findOptionProblems(groupsForPub(groups), chosen);
  const count = readQuantity(quantity, 0);
  const reasonOf = (group: NamedGroup) => {
    const problem = problems.find((one) => 'groupId' in one && one.groupId === group.id);
    if (!isTried || !problem) return undefined;
    const { key, values } = problemWords(problem, groups);
    return t(key, values ?? {});
  };
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.add_dish')}
      submitLabel={t('orders.add')}
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!picked || count === undefined || problems.length > 0) return;
        const { id: dishId, name } = picked.dish;
        onAdd({ dishId, name, count, chosen, options: namesOf(groups, chosen) });
      }}
    >
      <DishPicker
        order={{ dishes: [], currency_id: pub.currency_id, commission_percent: 0 }}
        dishes={dishes}
        groups={known}
        pickedId={picked?.dish.id}
        onPick={(dish) => {
          setPicked(dish);
          setTyped(undefined);
          setTried(false);
        }}
        onPicked={() => document.getElementById(quantityId)?.focus()}
      />
      {isTried && !picked && <Notice>{t('orders.pick_dish_first')}</Notice>}
      {groups.map((group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          chosen={chosen}
          symbol={currencySymbol(pub.currency_id)}
          problem={reasonOf(group)}
          onChosen={setTyped}
        />
      ))}
      <QuantityField
        id={quantityId}
        value={quantity}
        isDisabled={picked === undefined}
        hint={picked?.dish.name ?? t('orders.pick_dish_first')}
        error={
          isTried && picked && count === undefined
            ? t('orders.quantity_limits', { limit: MAX_DISH_COUNT })
            : undefined
        }
        onChange={setQuantity}
      />
    </FormPopup>
  );
}
