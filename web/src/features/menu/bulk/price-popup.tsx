import type { ListedDish } from '@comanda/contract/menu';
import { readNumber } from '@comanda/domain/fields';
import { priceSteps, type PriceChange, type PriceStep } from '@comanda/domain/menu';
import { toAmount, toMinor } from '@comanda/domain/money';
import { useState } from 'react';
import { readAmount } from '../../../lib/format/read-amount.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useSaveProblem } from '../saving/form-problems.ts';
import type { BulkMutation } from './bulk-api.ts';
import { priceRows, type PriceRow } from './bulk-changes.ts';
import { ChangePreview } from './change-preview.tsx';

type Unit = 'percent' | 'amount';
type Direction = 'up' | 'down';
type Typed = {
  readonly direction: Direction;
  readonly value: string;
  readonly unit: Unit;
  readonly step: PriceStep;
};

/** More than this is a slip of the finger. */
const MAX_PERCENT = 1000;

/** The change that the fields say; undefined while the number is none. */
function readChange({ direction, value, unit, step: stepMinor }: Typed): PriceChange | undefined {
  const sign = direction === 'up' ? 1 : -1;
  if (unit === 'amount') {
    const amount = readAmount(value);
    if (amount === undefined) return undefined;
    return { by: 'amount', amountMinor: sign * toMinor(amount), stepMinor };
  }
  const percent = readNumber(value);
  if (percent === undefined || percent < 0 || percent > MAX_PERCENT) return undefined;
  return { by: 'percent', hundredths: sign * Math.round(percent * 100), stepMinor };
}

type Props = {
  readonly dishes: readonly ListedDish[];
  readonly symbol: string;
  readonly change: BulkMutation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Takes dishes out of the chosen ones. */
  readonly onLeaveOut: (ids: readonly number[]) => void;
};

/** Raises or lowers the prices of the chosen dishes, with a preview of each. */
export function PricePopup({ dishes, symbol, change, onLeaveOut, ...popup }: Props) {
  const { t } = useText();
  const problem = useSaveProblem(change.error);
  const [typed, setTyped] = useState<Typed>({
    direction: 'up',
    value: '',
    unit: 'percent',
    step: 1,
  });
  const wanted = readChange(typed);
  const rows = wanted ? priceRows(dishes, wanted) : [];
  const impossible = rows.filter((row) => row.problem !== undefined);
  const changes = rows.flatMap(({ dish, wanted: prices }) =>
    prices ? [{ dish, wanted: prices }] : [],
  );
  return (
    <FormPopup
      {...popup}
      title={t('menu.bulk_prices')}
      submitLabel={t('menu.bulk_apply')}
      isPending={change.isPending}
      isIdle={changes.length === 0 || impossible.length > 0}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        if (changes.length === 0 || impossible.length > 0 || change.isPending) return;
        change.mutate(changes, { onSuccess: popup.onClose });
      }}
    >
      <PriceFields typed={typed} symbol={symbol} onType={setTyped} />
      {wanted && (
        <ChangePreview
          rows={rows.map((row) => ({
            id: row.dish.id,
            name: row.dish.name,
            before: <Prices {...row.dish} symbol={symbol} />,
            after: row.wanted && <Prices {...row.wanted} symbol={symbol} />,
            problem: row.problem && t(`menu.bulk_${row.problem}`),
          }))}
        />
      )}
      {impossible.length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            onLeaveOut(impossible.map(({ dish }) => dish.id));
          }}
        >
          {t('menu.bulk_leave_out', { count: impossible.length })}
        </Button>
      )}
    </FormPopup>
  );
}

type FieldsProps = {
  readonly typed: Typed;
  readonly symbol: string;
  readonly onType: (typed: Typed) => void;
};

function PriceFields({ typed, symbol, onType }: FieldsProps) {
  const { t, language } = useText();
  const step = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const isWrong = typed.value !== '' && readChange(typed) === undefined;
  return (
    <>
      <FieldRow fieldWidth={130}>
        <SelectField
          label={t('menu.bulk_direction')}
          value={typed.direction}
          options={[
            { value: 'up', label: t('menu.bulk_up') },
            { value: 'down', label: t('menu.bulk_down') },
          ]}
          onChange={({ currentTarget: { value } }) => {
            onType({ ...typed, direction: value === 'up' ? 'up' : 'down' });
          }}
        />
        <NumberField
          label={t('menu.bulk_by')}
          value={typed.value}
          unit={typed.unit === 'percent' ? '%' : symbol}
          error={isWrong ? t('errors.invalid_value') : undefined}
          onChange={({ currentTarget: { value } }) => {
            onType({ ...typed, value });
          }}
        />
      </FieldRow>
      <FieldRow fieldWidth={130}>
        <SelectField
          label={t('menu.bulk_unit')}
          value={typed.unit}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: symbol },
          ]}
          onChange={({ currentTarget: { value } }) => {
            onType({ ...typed, unit: value === 'percent' ? 'percent' : 'amount' });
          }}
        />
        <SelectField
          label={t('menu.bulk_rounding')}
          value={typed.step}
          options={priceSteps.map((value) => ({ value, label: step.format(toAmount(value)) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = priceSteps.find((one) => String(one) === value) ?? typed.step;
            onType({ ...typed, step: chosen });
          }}
        />
      </FieldRow>
    </>
  );
}

type PricesProps = NonNullable<PriceRow['wanted']> & { readonly symbol: string };

function Prices({ price, sale_price: sale, symbol }: PricesProps) {
  const { t } = useText();
  return (
    <>
      <Amount value={price} symbol={symbol} size="small" />
      {sale > 0 && (
        <>
          {' '}
          <small>
            ({t('menu.bulk_on_sale')} <Amount value={sale} symbol={symbol} size="small" />)
          </small>
        </>
      )}
    </>
  );
}
