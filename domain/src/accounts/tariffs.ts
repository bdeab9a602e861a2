export const tariffs = ['basic', 'pro', 'business'] as const;
export type Tariff = (typeof tariffs)[number];

export const DEFAULT_TARIFF: Tariff = 'basic';

const limits: Record<Tariff, number> = { basic: 1, pro: 5, business: Number.POSITIVE_INFINITY };

/** How many pubs that are not deleted a company of this tariff may have. */
export function pubLimit(tariff: Tariff): number {
  return limits[tariff];
}

export function isTariff(value: string | null | undefined): value is Tariff {
  return tariffs.some((tariff) => tariff === value);
}
