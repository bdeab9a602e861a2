import { tariffs, type Tariff } from '@comanda/domain/accounts';

/** Whole lei a month; a tariff without one is priced on request. */
export type TariffPrices = Readonly<Partial<Record<Tariff, number>>>;

type Reader = {
  checked(name: string, isRight: (value: string) => boolean, rule: string): string | undefined;
};

const RULE = 'must be whole lei a month, at most six digits; 0 for free';

/** What the start page says a tariff costs: `TARIFF_BASIC_PRICE` and those of the others. */
export function readTariffPrices(read: Reader): TariffPrices {
  const given = tariffs.flatMap((tariff) => {
    const name = `TARIFF_${tariff.toUpperCase()}_PRICE`;
    const value = read.checked(name, (text) => /^\d{1,6}$/.test(text), RULE);
    return value === undefined ? [] : [[tariff, Number(value)] as const];
  });
  return Object.fromEntries(given);
}
