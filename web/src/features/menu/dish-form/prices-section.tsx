import { FEWEST_SIZES } from '@comanda/domain/options';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { readAmount } from '../../../lib/format/read-amount.ts';
import { problemText, writeProblem } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { readSale, type Fields, type PriceQuestion } from './dish-fields.ts';
import styles from './dish-form.module.css';
import { SharedSizes } from './shared-sizes.tsx';
import { SizeRows } from './size-rows.tsx';
import {
  draftOfSizes,
  findSizeProblems,
  firstSizes,
  freeSizes,
  noSizes,
  type SizeRow,
} from './sizes-draft.ts';
import type { StoredSizes } from './use-stored-sizes.ts';

type Props = {
  readonly form: UseFormReturn<Fields>;
  readonly symbol: string;
  readonly sizes: StoredSizes;
  /** What is asked before the dish is saved. */
  readonly questions: readonly PriceQuestion[];
  readonly readOnly: boolean;
};

/** What a dish costs: its price, or the prices of its sizes in the place of it. */
export function PricesSection({ sizes, ...props }: Props) {
  const errorText = useErrorText();
  if (sizes.kind === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton height={72} />
      </LoadingRegion>
    );
  }
  if (sizes.kind === 'failed') {
    const { error, isRetrying, retry } = sizes;
    return <FailedState message={errorText(error)} isRetrying={isRetrying} onRetry={retry} />;
  }
  if (sizes.kind === 'shared') return <SharedSizes {...sizes} symbol={props.symbol} />;
  return <OwnPrices {...props} group={sizes.kind === 'own' ? sizes.group : undefined} />;
}

type OwnProps = Omit<Props, 'sizes'> & {
  readonly group: Extract<StoredSizes, { kind: 'own' }>['group'] | undefined;
};

/** Prices that belong to this dish alone. */
function OwnPrices({ group, ...props }: OwnProps) {
  const { t } = useText();
  const { form } = props;
  const { field, fieldState } = useController({
    name: 'sizes',
    control: form.control,
    rules: { validate: (sizes) => findSizeProblems(sizes?.rows ?? []).size === 0 },
  });
  const [isOnePriceAgain, setOnePriceAgain] = useState(false);
  useEffect(() => {
    // Only after its field is drawn again.
    if (isOnePriceAgain) form.setFocus('price');
  }, [isOnePriceAgain, form]);
  const [isAsked, setAsked] = useState(false);
  // Of the dish that was entered before this one: the next pizza often has the same.
  const names = useRef<readonly string[]>([]);
  const stored = group ? draftOfSizes(group) : noSizes;
  const { before, rows } = field.value ?? stored;
  const change = (changed: readonly SizeRow[]) => {
    const isOne = changed.length < FEWEST_SIZES;
    if (isOne) form.setValue('price', changed[0]?.price ?? '');
    setOnePriceAgain(isOne);
    if (!isOne)
      names.current = changed.map(({ name }) => name).filter((name) => name.trim() !== '');
    field.onChange({ before, rows: isOne ? [] : changed });
  };
  if (rows.length > 0) {
    return (
      <SizeRows
        rows={rows}
        symbol={props.symbol}
        isChecked={fieldState.invalid}
        askedAbout={props.questions.includes('sizes') ? freeSizes(rows, group) : []}
        readOnly={props.readOnly}
        firstRef={field.ref}
        isNew={isAsked}
        onChange={change}
      />
    );
  }
  return (
    <>
      <OnePrice {...props} />
      <Button
        variant="quiet"
        size="small"
        className={styles['add']}
        icon={<Plus />}
        onClick={() => {
          setAsked(true);
          change(firstSizes(form.getValues('price'), names.current));
        }}
      >
        {t('menu.add_sizes')}
      </Button>
    </>
  );
}

export const checkAmount = (amount: number | undefined) =>
  amount === undefined ? writeProblem({ code: 'field_must_be_number' }) : undefined;

/** The price of a dish without sizes, and its sale price. */
function OnePrice({ form, symbol, questions, readOnly }: Omit<OwnProps, 'group'>) {
  const { t } = useText();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [price, salePrice] = useWatch({ control, name: ['price', 'sale_price'] });
  const question = (about: 'price' | 'sale_price') =>
    questions.includes(about) ? (
      <b className={styles['question']}>{t(`menu.${about}_question`, { save: t('ui.save') })}</b>
    ) : undefined;
  const isSaleTooHigh = (readSale(salePrice) ?? 0) >= (readAmount(price) ?? Infinity);
  return (
    <div className={styles['prices']}>
      <NumberField
        label={t('menu.price')}
        unit={symbol}
        readOnly={readOnly}
        hint={question('price')}
        {...register('price', { validate: (value) => checkAmount(readAmount(value)) })}
        error={problemText(errors.price?.message, t)}
      />
      <NumberField
        label={t('menu.sale_price')}
        unit={symbol}
        readOnly={readOnly}
        hint={
          question('sale_price') ??
          (isSaleTooHigh && salePrice.trim() !== '' && t('menu.sale_price_too_high'))
        }
        {...register('sale_price', { validate: (value) => checkAmount(readSale(value)) })}
        error={problemText(errors.sale_price?.message, t)}
      />
    </div>
  );
}
