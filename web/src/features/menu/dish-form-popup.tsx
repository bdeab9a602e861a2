import type { Dish } from '@comanda/contract/menu';
import { DEFAULT_TEXT_COLOR } from '@comanda/domain/menu';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/field/choice.tsx';
import { ColorField } from '../../ui/field/color-field.tsx';
import { NumberField, TextArea, TextField } from '../../ui/field/text-field.tsx';
import { FormPopup } from '../../ui/popup/form-popup.tsx';
import styles from './dish-form-popup.module.css';
import { closing } from './gone.ts';
import { useCreateDish, useSaveDish, type DishChange } from './dishes-api.ts';
import type { CategoryRef } from './menu-scope.ts';
import { useLimitProblem } from './limit-problem.ts';
import { nameProblemText } from './name-check.ts';
import { readAmount, writeAmount } from '../../lib/format/read-amount.ts';

/** Amounts stay as they are written until the form is sent. */
type Fields = {
  readonly name: string;
  readonly price: string;
  readonly sale_price: string;
  readonly ingredients: string;
  readonly text_color: string;
  readonly visible: boolean;
};

const blank: Fields = {
  name: '',
  price: '',
  sale_price: '',
  ingredients: '',
  text_color: DEFAULT_TEXT_COLOR,
  visible: true,
};

const readSale = (text: string) => (text.trim() === '' ? 0 : readAmount(text));

type FormProps = {
  readonly title: string;
  readonly submitLabel: string;
  readonly symbol: string;
  readonly initial: Fields;
  readonly isPending: boolean;
  readonly problem?: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSend: (dish: Omit<DishChange, 'place'>) => void;
};

function DishForm({ initial, symbol, onSend, ...popup }: FormProps) {
  const { t } = useText();
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    defaultValues: initial,
  });
  const { errors } = formState;
  const [price, salePrice] = useWatch({ control, name: ['price', 'sale_price'] });
  const isSaleTooHigh = (readSale(salePrice) ?? 0) >= (readAmount(price) ?? Infinity);
  const submit = handleSubmit((fields) => {
    const amounts = { price: readAmount(fields.price), sale_price: readSale(fields.sale_price) };
    if (amounts.price === undefined || amounts.sale_price === undefined) return;
    onSend({
      ...fields,
      name: fields.name.trim(),
      ingredients: fields.ingredients.trim(),
      price: amounts.price,
      sale_price: amounts.sale_price,
    });
  });
  const check = (amount: number | undefined) =>
    amount === undefined ? t('errors.field_must_be_number') : undefined;
  return (
    <FormPopup {...popup} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('menu.name')}
        autoComplete="off"
        {...register('name', { validate: (value) => nameProblemText('dish', value, t) })}
        error={errors.name?.message}
      />
      <div className={styles['prices']}>
        <NumberField
          label={t('menu.price')}
          unit={symbol}
          {...register('price', { validate: (value) => check(readAmount(value)) })}
          error={errors.price?.message}
        />
        <NumberField
          label={t('menu.sale_price')}
          unit={symbol}
          hint={t(
            isSaleTooHigh && salePrice.trim() !== ''
              ? 'menu.sale_price_too_high'
              : 'menu.sale_price_hint',
          )}
          {...register('sale_price', { validate: (value) => check(readSale(value)) })}
          error={errors.sale_price?.message}
        />
      </div>
      <TextArea label={t('menu.ingredients')} maxLength={4000} {...register('ingredients')} />
      <Controller
        name="text_color"
        control={control}
        render={({ field }) => (
          <ColorField {...field} label={t('menu.text_color')} hint={t('menu.text_color_hint')} />
        )}
      />
      <Checkbox label={t('menu.visible')} {...register('visible')} />
    </FormPopup>
  );
}

type PopupProps = {
  readonly at: CategoryRef;
  readonly symbol: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A new dish, which comes first in its category. */
export function CreateDishPopup({ at, ...popup }: PopupProps) {
  const { t } = useText();
  const create = useCreateDish(at);
  const problem = useLimitProblem(create.error);
  return (
    <DishForm
      {...popup}
      title={t('menu.new_dish')}
      submitLabel={t('ui.create')}
      initial={blank}
      isPending={create.isPending}
      problem={problem}
      onSend={(fields) => {
        create.mutate(fields, closing(popup.onClose));
      }}
    />
  );
}

/** Changes a dish; orders already made keep their prices. */
export function EditDishPopup({ at, dish, ...popup }: PopupProps & { readonly dish: Dish }) {
  const { t } = useText();
  const save = useSaveDish(at, dish);
  return (
    <DishForm
      {...popup}
      title={t('menu.edit_dish', { name: dish.name })}
      submitLabel={t('ui.save')}
      initial={{
        name: dish.name,
        price: String(dish.price),
        sale_price: writeAmount(dish.sale_price),
        ingredients: dish.ingredients,
        text_color: dish.text_color,
        visible: dish.visible,
      }}
      isPending={save.isPending}
      onSend={(fields) => {
        save.mutate(fields, closing(popup.onClose));
      }}
    />
  );
}
