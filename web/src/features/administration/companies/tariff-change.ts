import { pubLimit, type Tariff } from '@comanda/domain/accounts';

/** The effect of a tariff on a company with this number of pubs. */
export type TariffEffect =
  | { readonly kind: 'no_limit' }
  | { readonly kind: 'room' | 'full' | 'too_many'; readonly limit: number; readonly room: number };

export function effectOf(tariff: Tariff, pubs: number): TariffEffect {
  const limit = pubLimit(tariff);
  if (!Number.isFinite(limit)) return { kind: 'no_limit' };
  const room = limit - pubs;
  return { kind: room > 0 ? 'room' : room === 0 ? 'full' : 'too_many', limit, room };
}
