import { useState, type ReactNode } from 'react';
import type { ListedDish } from '@comanda/contract/menu';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SelectField, type SelectFieldProps } from '../../../ui/field/select-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useSaveProblem } from '../saving/form-problems.ts';
import type { BulkMutation } from './bulk-api.ts';
import type { DishChange } from './bulk-changes.ts';
import { ChangePreview } from './change-preview.tsx';

/** One choice for all dishes: whether guests see them, where they are, whether they are sold out. */
export type Choice = Pick<SelectFieldProps, 'label' | 'options' | 'groups'> & {
  readonly title: string;
  /** What the choice makes of a dish; undefined when it is so already. */
  readonly wantedOf: (dish: ListedDish, value: string) => DishChange['wanted'] | undefined;
  readonly textOf: (
    dish: Pick<ListedDish, 'visible' | 'category_id' | 'sold_out_until'>,
  ) => ReactNode;
};

type Props = {
  readonly choice: Choice;
  readonly dishes: readonly ListedDish[];
  readonly change: BulkMutation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Makes one choice for all chosen dishes, with a preview of each. */
export function ChoicePopup({ choice, dishes, change, ...popup }: Props) {
  const { t } = useText();
  const problem = useSaveProblem(change.error);
  const [chosen, setChosen] = useState<string>();
  const options = [
    ...(choice.options ?? []),
    ...(choice.groups ?? []).flatMap((group) => group.options),
  ].map((option) => String(option.value));
  // A category may be deleted while it is chosen.
  const value = options.find((option) => option === chosen) ?? options[0] ?? '';
  const changes = dishes.flatMap((dish) => {
    const wanted = choice.wantedOf(dish, value);
    return wanted ? [{ dish, wanted }] : [];
  });
  return (
    <FormPopup
      {...popup}
      title={choice.title}
      submitLabel={t('menu.bulk_apply')}
      isPending={change.isPending}
      isIdle={changes.length === 0}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        if (changes.length === 0 || change.isPending) return;
        change.mutate(changes, { onSuccess: popup.onClose });
      }}
    >
      <SelectField
        label={choice.label}
        value={value}
        {...(choice.options && { options: choice.options })}
        {...(choice.groups && { groups: choice.groups })}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
        }}
      />
      <ChangePreview
        rows={changes.map(({ dish, wanted }) => ({
          id: dish.id,
          name: dish.name,
          before: choice.textOf(dish),
          after: choice.textOf({ ...dish, ...wanted }),
        }))}
      />
    </FormPopup>
  );
}
