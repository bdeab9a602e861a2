import type { Failure } from '@comanda/contract/errors';

/** Of a refusal's facts those that a text can name. */
export function textValues(facts: NonNullable<Failure['facts']>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, string | number] =>
        typeof fact[1] === 'string' || typeof fact[1] === 'number',
    ),
  );
}
