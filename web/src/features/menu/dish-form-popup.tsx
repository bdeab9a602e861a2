import type { Dish } from '@comanda/contract/menu';
import { DEFAULT_TEXT_COLOR, MAX_INGREDIENTS_LENGTH } from '@comanda/domain/menu';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/field/choice.tsx';
import { ColorField } from '../../ui/field/color-field.tsx';
import { NumberField, TextArea, TextField } from '../../ui/field/text-field.tsx';
import { FormPopup, type FormPopupProps } from '../../ui/popup/form-popup.tsx';
import styles from './dish-form-popup.module.css';
import { closing } from './gone.ts';
import { SavedLine } from './dish-form/saved-line.tsx';
import { useCreateDish, useSaveDish, type NewDish } from './dishes-api.ts';
import type { CategoryRef } from './menu-scope.ts';
import { useSaveProblem } from './save-problem.ts';
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

function readDish({ name, price, sale_price, ingredients, ...rest }: Fields): NewDish | undefined {
  const amounts = { price: readAmount(price), sale_price: readSale(sale_price) };
  if (amounts.price === undefined || amounts.sale_price === undefined) return undefined;
  return {
    ...rest,
    name: name.trim(),
    ingredients: ingredients.trim(),
    price: amounts.price,
    sale_price: amounts.sale_price,
  };
}

type FormProps = Pick<FormPopupProps, 'title' | 'isPending' | 'problem' | 'isOpen' | 'onClose'> & {
  readonly symbol: string;
  readonly form: UseFormReturn<Fields>;
  /** What was done last, above the fields. */
  readonly saved?: ReactNode;
  readonly onSend: (dish: NewDish) => void;
  /** Sends it too, for one more to follow. */
  readonly onSendForNext?: ((dish: NewDish) => void) | undefined;
};

function DishForm({ form, symbol, saved, onSend, onSendForNext, ...popup }: FormProps) {
  const { t } = useText();
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const [price, salePrice] = useWatch({ control, name: ['price', 'sale_price'] });
  const isSaleTooHigh = (readSale(salePrice) ?? 0) >= (readAmount(price) ?? Infinity);
  const submit = (send: (dish: NewDish) => void) =>
    handleSubmit((fields) => {
      const dish = readDish(fields);
      if (dish) send(dish);
    });
  const check = (amount: number | undefined) =>
    amount === undefined ? t('errors.field_must_be_number') : undefined;
  // What is typed while it is on its way would be emptied with the rest.
  const { isPending: readOnly } = popup;
  return (
    <FormPopup
      {...popup}
      submitLabel={t('ui.save')}
      onSubmit={(event) => void submit(onSend)(event)}
      next={
        onSendForNext && {
          label: t('menu.save_and_next'),
          onSubmit: (event) => void submit(onSendForNext)(event),
        }
      }
      opensKeyboard={onSendForNext !== undefined}
    >
      {saved}
      <TextField
        label={t('menu.name')}
        autoComplete="off"
        readOnly={readOnly}
        {...register('name', { validate: (value) => nameProblemText('dish', value, t) })}
        error={errors.name?.message}
      />
      <div className={styles['prices']}>
        <NumberField
          label={t('menu.price')}
          unit={symbol}
          readOnly={readOnly}
          {...register('price', { validate: (value) => check(readAmount(value)) })}
          error={errors.price?.message}
        />
        <NumberField
          label={t('menu.sale_price')}
          unit={symbol}
          readOnly={readOnly}
          hint={t(
            isSaleTooHigh && salePrice.trim() !== ''
              ? 'menu.sale_price_too_high'
              : 'menu.sale_price_hint',
          )}
          {...register('sale_price', { validate: (value) => check(readSale(value)) })}
          error={errors.sale_price?.message}
        />
      </div>
      <TextArea
        label={t('menu.ingredients')}
        maxLength={MAX_INGREDIENTS_LENGTH}
        readOnly={readOnly}
        {...register('ingredients')}
      />
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

type CreateProps = PopupProps & { readonly onCreated: (dish: Dish) => void };

/** A new dish, which comes last in its category; or one after the other. */
export function CreateDishPopup({ at, onCreated, ...popup }: CreateProps) {
  const { t } = useText();
  const create = useCreateDish(at);
  const problem = useSaveProblem(create.error);
  const form = useForm<Fields>({ defaultValues: blank });
  const [saved, setSaved] = useState<Dish>();
  const { setFocus } = form;
  useEffect(() => {
    // Not before: a form that is emptied knows its fields only once it is drawn again.
    if (saved) setFocus('name');
  }, [saved, setFocus]);
  const send = (fields: NewDish, andThen: (dish: Dish) => void) => {
    create.mutate(fields, {
      ...closing(popup.onClose),
      onSuccess: (dish) => {
        onCreated(dish);
        andThen(dish);
      },
    });
  };
  return (
    <DishForm
      {...popup}
      title={t('menu.new_dish')}
      form={form}
      isPending={create.isPending}
      problem={problem}
      saved={<SavedLine dish={saved} />}
      onSend={(fields) => {
        send(fields, popup.onClose);
      }}
      onSendForNext={(fields) => {
        send(fields, (dish) => {
          setSaved(dish);
          form.reset(blank);
        });
      }}
    />
  );
}

/** Changes a dish; orders already made keep their prices. */
export function EditDishPopup({ at, dish, ...popup }: PopupProps & { readonly dish: Dish }) {
  const { t } = useText();
  const save = useSaveDish(at, dish);
  const problem = useSaveProblem(save.error);
  const form = useForm<Fields>({
    defaultValues: {
      name: dish.name,
      price: String(dish.price),
      sale_price: writeAmount(dish.sale_price),
      ingredients: dish.ingredients,
      text_color: dish.text_color,
      visible: dish.visible,
    },
  });
  return (
    <DishForm
      {...popup}
      title={t('menu.edit_dish', { name: dish.name })}
      form={form}
      isPending={save.isPending}
      problem={problem}
      onSend={(fields) => {
        save.mutate(fields, closing(popup.onClose));
      }}
    />
  );
}
