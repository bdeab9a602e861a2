import { readNumber } from '@comanda/domain/fields';
import { isWireAmount } from '@comanda/domain/money';

/** An amount as people write it, `12,50` or `12.5`; nothing when it is not one. */
export function readAmount(text: string): number | undefined {
  const amount = readNumber(text);
  return amount !== undefined && isWireAmount(amount) ? amount : undefined;
}

/** An amount as a form shows it: empty for none. */
export function writeAmount(amount: number): string {
  return amount === 0 ? '' : String(amount);
}
