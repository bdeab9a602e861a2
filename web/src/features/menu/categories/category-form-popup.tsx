import type { Category } from '@comanda/contract/menu';
import {
  categoryTypes,
  DEFAULT_CATEGORY_TYPE,
  DEFAULT_TEXT_COLOR,
  normaliseCategoryTypes,
} from '@comanda/domain/menu';
import { useContext } from 'react';
import { Controller } from 'react-hook-form';
import { useForm } from '../../../lib/forms/use-form.ts';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { ColorField } from '../../../ui/field/color-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { FormPopup, type FormPopupProps } from '../../../ui/popup/form-popup.tsx';
import { closeAfterWrite } from '../saving/deleted-item.ts';
import {
  useCreateCategory,
  useSaveCategory,
  type CategoryChange,
} from '../calls/categories-api.ts';
import type { CategoryRef, MenuRef } from '../editor/menu-scope.ts';
import {
  changedKitchen,
  isKitchenRight,
  kitchenFields,
  type KitchenFields,
} from '../serving/kitchen-fields.ts';
import { KitchenSection } from '../serving/kitchen-section.tsx';
import { checkName, useSaveProblem } from '../saving/form-problems.ts';
import {
  changedServing,
  isServingRight,
  servingFields,
  type ServingFields,
} from '../serving/serving-fields.ts';
import { UsualVat } from '../editor/usual-vat.ts';
import { readVatClass, VatField } from '../../../product/vat/vat-field.tsx';
import { ServingSection } from '../serving/serving-section.tsx';

/** By call the types may be left out; the form sends them. */
type Change = Omit<CategoryChange, 'place'> & Required<Pick<CategoryChange, 'category_types'>>;
type Fields = Omit<Change, 'serving_hours' | 'order_until' | 'kitchen_minutes' | 'vat_class'> & {
  readonly vat: string;
  readonly serving: ServingFields;
  readonly kitchen: KitchenFields;
};

const blank: Change = {
  name: '',
  category_types: [DEFAULT_CATEGORY_TYPE],
  text_color: DEFAULT_TEXT_COLOR,
  visible: true,
};

type FormProps = Pick<FormPopupProps, 'isOpen' | 'onClose' | 'problem'> & {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: Change;
  readonly isPending: boolean;
  readonly onSend: (category: Change) => void;
};

function CategoryForm({ initial, onSend, ...popup }: FormProps) {
  const { t } = useText();
  const {
    serving_hours: hours = [],
    order_until: until,
    kitchen_minutes: minutes,
    vat_class: vat = null,
    ...before
  } = initial;
  const paysVat = useContext(UsualVat) !== null;
  const kitchen = kitchenFields({ until, minutes });
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { ...before, serving: servingFields(hours), kitchen, vat: vat ?? '' },
  });
  const submit = handleSubmit(({ name, serving, kitchen: typed, vat: chosen, ...rest }) => {
    onSend({
      ...rest,
      name: name.trim(),
      ...changedServing(hours, serving),
      ...changedKitchen(kitchen, typed),
      ...(chosen !== (vat ?? '') && { vat_class: readVatClass(chosen) }),
    });
  });
  return (
    <FormPopup {...popup} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('menu.name')}
        {...register('name', { validate: checkName('category') })}
        error={problemText(formState.errors.name?.message, t)}
      />
      <Controller
        name="category_types"
        control={control}
        render={({ field }) => (
          <CheckPills
            label={t('menu.category_types')}
            pills={categoryTypes.map((value) => ({ value, label: t(`menu.type_${value}`) }))}
            values={field.value}
            onChange={(types) => {
              field.onChange(normaliseCategoryTypes(field.value, types));
            }}
          />
        )}
      />
      <Controller
        name="text_color"
        control={control}
        render={({ field }) => <ColorField {...field} label={t('menu.text_color')} />}
      />
      <Controller
        name="serving"
        control={control}
        rules={{ validate: isServingRight }}
        render={({ field, fieldState }) => (
          <ServingSection
            serving={field.value}
            onChange={field.onChange}
            isChecked={fieldState.invalid}
          />
        )}
      />
      <Controller
        name="kitchen"
        control={control}
        rules={{ validate: isKitchenRight }}
        render={({ field, fieldState }) => (
          <KitchenSection
            kitchen={field.value}
            onChange={field.onChange}
            isChecked={fieldState.invalid}
          />
        )}
      />
      {paysVat && <VatField label={t('vat.title')} none={t('vat.as_pub')} {...register('vat')} />}
      <Checkbox label={t('menu.visible')} {...register('visible')} />
    </FormPopup>
  );
}

type PopupProps = { readonly isOpen: boolean; readonly onClose: () => void };

type CreateProps = PopupProps & {
  readonly at: MenuRef;
  readonly onCreated: (category: Category) => void;
};

/** Adds a category at the end of its menu. */
export function CreateCategoryPopup({ at, onCreated, ...popup }: CreateProps) {
  const { t } = useText();
  const create = useCreateCategory(at);
  const problem = useSaveProblem(create.error);
  return (
    <CategoryForm
      {...popup}
      title={t('menu.new_category')}
      submitLabel={t('ui.create')}
      initial={blank}
      isPending={create.isPending}
      problem={problem}
      onSend={(fields) => {
        create.mutate(fields, {
          ...closeAfterWrite(popup.onClose),
          onSuccess: (category) => {
            popup.onClose();
            onCreated(category);
          },
        });
      }}
    />
  );
}

/** Changes the name, the types and the visibility of a category. */
export function EditCategoryPopup({
  at,
  category,
  ...popup
}: PopupProps & { readonly at: CategoryRef; readonly category: Category }) {
  const { t } = useText();
  const save = useSaveCategory(at);
  const problem = useSaveProblem(save.error);
  const { name, category_types, text_color, visible, serving_hours = [] } = category;
  const { order_until = null, kitchen_minutes = 0, vat_class = null } = category;
  return (
    <CategoryForm
      {...popup}
      title={t('menu.edit_category', { name })}
      submitLabel={t('ui.save')}
      initial={{
        name,
        category_types,
        text_color,
        visible,
        serving_hours,
        order_until,
        kitchen_minutes,
        vat_class,
      }}
      isPending={save.isPending}
      problem={problem}
      onSend={(fields) => {
        save.mutate(fields, closeAfterWrite(popup.onClose));
      }}
    />
  );
}
