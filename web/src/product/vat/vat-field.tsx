import { LAW_TIME_ZONE, vatClasses, type VatClass } from '@comanda/domain/vat';
import type { VatRate } from '@comanda/contract/vat';
import { calendarDay } from '@comanda/domain/pubs';
import { useQuery, type QueryMeta } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatPercent } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { SelectField, type SelectFieldProps } from '../../ui/field/select-field.tsx';

export const VAT_RATES = ['vat', 'rates'] as const;

/** The rates of VAT, the latest first, also those that do not hold yet. */
export const useVatRates = (meta: QueryMeta) =>
  useQuery({
    queryKey: VAT_RATES,
    queryFn: async ({ signal }) => (await call('GET /api/vat-rates', { signal })).rates,
    staleTime: 3_600_000,
    meta,
  });

/** The rate of each class that holds on a day (YYYY-MM-DD), of rates with the latest first. */
export const rateNow = (
  rates: readonly VatRate[],
  vatClass: VatClass,
  day: string,
): VatRate | undefined =>
  rates.find((rate) => rate.vat_class === vatClass && rate.valid_from <= day);

const TICK_MS = 60_000;

type Props = Omit<SelectFieldProps, 'options' | 'groups'> & {
  /** What no class of its own means. */
  readonly none: string;
};

const NONE = '';

/** The name of a class with the rate that holds now; without it while the rates do not come. */
function useClassName(): (vatClass: VatClass) => string {
  const { t, language } = useText();
  const { data: rates = [] } = useVatRates({ isSilent: true });
  const today = calendarDay(new Date(useNow(TICK_MS)), LAW_TIME_ZONE);
  return (vatClass) => {
    const name = t(`vat.class_${vatClass}`);
    const rate = rateNow(rates, vatClass, today);
    if (!rate) return name;
    return t('vat.with_percent', { name, percent: formatPercent(rate.percent, language) });
  };
}

/** The class of VAT of a pub, a category or a dish. It can also be chosen while the rates beside it are not loaded. */
export function VatField({ none, ...select }: Props) {
  const nameOf = useClassName();
  return (
    <SelectField
      {...select}
      options={[
        { value: NONE, label: none },
        ...vatClasses.map((value) => ({ value, label: nameOf(value) })),
      ]}
    />
  );
}

/** The value of the field as it is sent. */
export const readVatClass = (value: string | null): VatClass | null =>
  vatClasses.find((vatClass) => vatClass === value) ?? null;
