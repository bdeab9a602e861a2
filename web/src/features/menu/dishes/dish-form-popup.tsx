import type { Dish } from '@comanda/contract/menu';
import { useEffect, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { writeAmount } from '../../../lib/format/read-amount.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { FormPopupProps } from '../../../ui/popup/form-popup.tsx';
import { blank, type Fields } from '../dish-form/dish-fields.ts';
import { DishForm } from '../dish-form/dish-form.tsx';
import { foodFields } from '../food/food-fields.ts';
import { useStoredSizes } from '../dish-form/use-stored-sizes.ts';
import { usePictureOfForm } from '../dish-form/use-picture-of-form.ts';
import { useCreateDish, useSaveDish, type NewDish } from '../calls/dishes-api.ts';
import { closeAfterWrite } from '../saving/deleted-item.ts';
import type { CategoryRef } from '../editor/menu-scope.ts';
import { useSaveProblem } from '../saving/form-problems.ts';
import { Check } from 'lucide-react';
import styles from './saved-line.module.css';

/** The name of the last saved dish, in a form that stays open for the next one. */
function SavedLine({ dish }: { readonly dish: Dish | undefined }) {
  const { t } = useText();
  return (
    <output className={styles['saved']}>
      {dish && (
        <>
          <Check />
          {/* New dishes come last: the place equals the number of dishes. */}
          <span>{t('menu.dish_saved', { name: dish.name, count: dish.place })}</span>
        </>
      )}
    </output>
  );
}

type PopupProps = {
  readonly at: CategoryRef;
  readonly symbol: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type CreateProps = PopupProps &
  Pick<FormPopupProps, 'finalFocus'> & { readonly onCreated: (dish: Dish) => void };

/** Adds a dish at the end of its category, or several one after the other. */
export function CreateDishPopup({ at, onCreated, ...popup }: CreateProps) {
  const { t } = useText();
  const create = useCreateDish(at);
  const problem = useSaveProblem(create.error);
  const form = useForm<Fields>({ defaultValues: blank });
  const [saved, setSaved] = useState<Dish>();
  const { setFocus } = form;
  useEffect(() => {
    // Only after the reset form is drawn again are its fields available.
    if (saved) setFocus('name');
  }, [saved, setFocus]);
  const picture = usePictureOfForm(at, popup);
  const send = (fields: NewDish, andThen: (dish: Dish) => void) => {
    create.mutate(fields, {
      ...closeAfterWrite(popup.onClose),
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
      picture={picture}
      saved={<SavedLine dish={saved} />}
      onSend={(fields) => {
        send(fields, picture.sendAndClose);
      }}
      onSendForNext={(fields) => {
        send(fields, (dish) => {
          picture.sendAndGoOn(dish);
          setSaved(dish);
          form.reset(blank);
        });
      }}
    />
  );
}

/** Changes a dish; existing orders keep their prices. */
export function EditDishPopup({ at, dish, ...popup }: PopupProps & { readonly dish: Dish }) {
  const { t } = useText();
  const save = useSaveDish(at, dish);
  const problem = useSaveProblem(save.error);
  const picture = usePictureOfForm(at, popup);
  const sizes = useStoredSizes(at, dish);
  const form = useForm<Fields>({
    defaultValues: {
      name: dish.name,
      price: String(dish.price),
      sale_price: writeAmount(dish.sale_price),
      ingredients: dish.ingredients,
      text_color: dish.text_color,
      visible: dish.visible,
      food: foodFields(dish.food),
      sizes: undefined,
      vat: undefined,
      deposit: undefined,
    },
  });
  return (
    <DishForm
      {...popup}
      title={t('menu.edit_dish', { name: dish.name })}
      form={form}
      isPending={save.isPending}
      problem={problem}
      edited={dish}
      sizes={sizes}
      picture={picture}
      onSend={(fields) => {
        save.mutate(fields, { ...closeAfterWrite(popup.onClose), onSuccess: picture.sendAndClose });
      }}
    />
  );
}
