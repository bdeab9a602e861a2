import { readNumber } from '@comanda/domain/fields';
import { isWireAmount } from '@comanda/domain/money';

/** Parses an amount as people write it, `12,50` or `12.5`; undefined when it is not one. */
export function readAmount(text: string): number | undefined {
  const amount = readNumber(text);
  return amount !== undefined && isWireAmount(amount) ? amount : undefined;
}

/** An amount as a form shows it: empty for none. */
export function writeAmount(amount: number): string {
  return amount === 0 ? '' : String(amount);
}
