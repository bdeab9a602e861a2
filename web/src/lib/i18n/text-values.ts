import type { Failure } from '@comanda/contract/errors';

/** The facts of a refusal that a text can include. */
export function textValues(facts: NonNullable<Failure['facts']>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, string | number] =>
        typeof fact[1] === 'string' || typeof fact[1] === 'number',
    ),
  );
}
