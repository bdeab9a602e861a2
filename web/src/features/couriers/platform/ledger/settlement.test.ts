import { describe, expect, it } from 'vitest';
import { balanceAfter, payerOf, signedAmount, type Payer } from './settlement.ts';

describe('a settlement', () => {
  it.each<[string, Payer, number | undefined]>([
    ['40,5', 'courier', 40.5],
    ['40.50', 'platform', -40.5],
    ['0', 'courier', undefined],
    ['-3', 'courier', undefined],
    ['1,234', 'platform', undefined],
    ['', 'platform', undefined],
  ])('«%s» paid by the %s', (typed, payer, amount) => {
    expect(signedAmount(typed, payer)).toBe(amount);
  });

  it.each<[number, Payer]>([
    [-0.01, 'courier'],
    [0, 'courier'],
    [12, 'platform'],
  ])('at a balance of %d is paid by the %s', (balance, payer) => {
    expect(payerOf(balance)).toBe(payer);
  });

  it('adds exactly to the ban', () => {
    expect(balanceAfter(-0.3, 0.1)).toBe(-0.2);
    expect(balanceAfter(632.5, -632.5)).toBe(0);
  });
});
