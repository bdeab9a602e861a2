import type { Dish } from '@comanda/contract/menu';
import { MAX_INGREDIENTS_LENGTH } from '@comanda/domain/menu';
import { useContext, useState, type ReactNode } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { writeAmount } from '../../../lib/format/read-amount.ts';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { ColorField } from '../../../ui/field/color-field.tsx';
import { NumberField, TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { FormPopup, type FormPopupProps } from '../../../ui/popup/form-popup.tsx';
import type { NewDish } from '../calls/dishes-api.ts';
import { isFoodRight } from '../food/food-fields.ts';
import { UsualVat } from '../editor/usual-vat.ts';
import { VatField } from '../../../product/vat/vat-field.tsx';
import { FoodSection } from '../food/food-section.tsx';
import { checkName } from '../saving/form-problems.ts';
import { questionsOf, readDish, readSale, type Fields, type PriceQuestion } from './dish-fields.ts';
import { PictureField } from './picture-field.tsx';
import { checkAmount, PricesSection } from './prices-section.tsx';
import { SendingsList } from './sendings-list.tsx';
import type { PictureOfForm } from './use-picture-of-form.ts';
import { noStoredSizes, type StoredSizes } from './use-stored-sizes.ts';

type PopupProps = Pick<
  FormPopupProps,
  'title' | 'isPending' | 'problem' | 'isOpen' | 'onClose' | 'finalFocus'
>;

type FormProps = PopupProps & {
  readonly symbol: string;
  readonly form: UseFormReturn<Fields>;
  /** A message about the last saved dish, above the fields. */
  readonly saved?: ReactNode;
  /** The edited dish, whose picture is shown. */
  readonly edited?: Dish | undefined;
  readonly sizes?: StoredSizes;
  readonly picture: PictureOfForm;
  readonly onSend: (dish: NewDish) => void;
  /** Sends the form and prepares it for the next dish. */
  readonly onSendForNext?: ((dish: NewDish) => void) | undefined;
};

/** All fields of a dish in one form. */
export function DishForm({
  form,
  symbol,
  saved,
  edited,
  sizes = noStoredSizes,
  picture,
  onSend,
  onSendForNext,
  ...popup
}: FormProps) {
  const { t } = useText();
  const [asked, setAsked] = useState<Asked>();
  const submit = (send: (dish: NewDish) => void) =>
    form.handleSubmit((fields) => {
      const dish = readDish(fields);
      if (!dish) return;
      const group = sizes.kind === 'own' ? sizes.group : undefined;
      const questions = questionsOf(fields, { dish, edited, group });
      const about = askedAbout(fields);
      const [first] = questions;
      if (first && asked?.about !== about) {
        setAsked({ about, questions });
        form.setFocus(first);
      } else send(dish);
    });
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
      isSaved={picture.isSaved}
    >
      {saved}
      <SendingsList sendings={picture.sendings} send={picture.send} />
      {!picture.isSaved && (
        <DishInputs
          form={form}
          symbol={symbol}
          edited={edited}
          sizes={sizes}
          picture={picture}
          asked={asked}
          readOnly={popup.isPending}
        />
      )}
    </FormPopup>
  );
}

/** What was asked, and about which dish and prices: the second press of the button is the answer. */
type Asked = { readonly about: string; readonly questions: readonly PriceQuestion[] };

const askedAbout = (fields: Pick<Fields, 'name' | PriceQuestion>): string =>
  JSON.stringify([fields.name, fields.price, fields.sale_price, fields.sizes?.rows]);

type InputsProps = Pick<FormProps, 'form' | 'symbol' | 'edited' | 'picture'> & {
  readonly sizes: StoredSizes;
  readonly asked: Asked | undefined;
  /** While it is sent: text typed then would be cleared with the rest. */
  readonly readOnly: boolean;
};

function DishInputs({ form, edited, picture, asked, readOnly, ...prices }: InputsProps) {
  const { t } = useText();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [name, price, sale_price, sizes] = useWatch({
    control,
    name: ['name', 'price', 'sale_price', 'sizes'],
  });
  const paysVat = useContext(UsualVat) !== null;
  const isAsked = asked?.about === askedAbout({ name, price, sale_price, sizes });
  return (
    <>
      <TextField
        label={t('menu.name')}
        readOnly={readOnly}
        {...register('name', { validate: checkName('dish') })}
        error={problemText(errors.name?.message, t)}
      />
      <PricesSection
        {...prices}
        form={form}
        questions={isAsked ? asked.questions : []}
        readOnly={readOnly}
      />
      <PictureField saved={edited} file={picture.file} onFile={picture.choose} />
      <TextArea
        label={t('menu.ingredients')}
        maxLength={MAX_INGREDIENTS_LENGTH}
        readOnly={readOnly}
        {...register('ingredients')}
      />
      <Controller
        name="food"
        control={control}
        rules={{ validate: isFoodRight }}
        render={({ field, fieldState }) => (
          <FoodSection
            food={field.value}
            onChange={field.onChange}
            isChecked={fieldState.invalid}
            readOnly={readOnly}
          />
        )}
      />
      <Checkbox label={t('menu.visible')} {...register('visible')} />
      <FoldedSection
        title={t('menu.more_of_dish')}
        summary={[paysVat && t('vat.title'), t('menu.deposit'), t('menu.text_color')]
          .filter(Boolean)
          .join(' · ')}
        mustBeOpen={errors.deposit !== undefined}
      >
        {paysVat && (
          <Controller
            name="vat"
            control={control}
            render={({ field }) => (
              <VatField
                {...field}
                label={t('vat.title')}
                none={t('vat.as_category')}
                value={field.value ?? edited?.vat_class ?? ''}
              />
            )}
          />
        )}
        <Controller
          name="deposit"
          control={control}
          rules={{ validate: (typed = '') => checkAmount(readSale(typed)) }}
          render={({ field }) => (
            <NumberField
              {...field}
              label={t('menu.deposit')}
              unit={prices.symbol}
              hint={t('menu.deposit_hint')}
              readOnly={readOnly}
              value={field.value ?? writeAmount(edited?.deposit ?? 0)}
              error={problemText(errors.deposit?.message, t)}
            />
          )}
        />
        <Controller
          name="text_color"
          control={control}
          render={({ field }) => <ColorField {...field} label={t('menu.text_color')} />}
        />
      </FoldedSection>
    </>
  );
}
