import { expect, it } from 'vitest';
import { isSameSignature, maibSignature } from './maib-signature.ts';

// The example of the bank's documentation, with the key that it shows there.
const KEY = '8508706b-3454-4733-8295-56e617c4abcf';
const SIGNATURE = 'fHM+l4L1ycFWZDRTh/Vr8oybq1Q1xySdjyvmFQCmZ4s=';
const result = {
  qrId: 'c3108b2f-6c2e-43a2-bdea-123456789012',
  extensionId: '3fe7f013-23a6-4d09-a4a4-123456789012',
  qrStatus: 'Paid',
  payId: 'eb361f48-bb39-45e2-950b-123456789012',
  referenceId: 'MIA0001234567',
  orderId: '123',
  amount: 50,
  commission: 0.1,
  currency: 'MDL',
  payerName: 'TEST QR PAYMENT',
  payerIban: 'MD88AG000000011621810140',
  executedAt: '2025-04-18T14:04:11.81145+00:00',
  terminalId: null,
};

it('signs as the bank documents it, and differently for any other value or key', () => {
  expect(maibSignature(result, KEY)).toBe(SIGNATURE);
  expect(maibSignature({ ...result, amount: 50.01 }, KEY)).not.toBe(SIGNATURE);
  expect(maibSignature({ ...result, terminalId: 'P1' }, KEY)).not.toBe(SIGNATURE);
  expect(maibSignature(result, `${KEY}0`)).not.toBe(SIGNATURE);
});

it('compares signatures of any length', () => {
  expect(isSameSignature(SIGNATURE, SIGNATURE)).toBe(true);
  for (const other of ['', SIGNATURE.slice(1), SIGNATURE.toLowerCase(), `${SIGNATURE} `]) {
    expect(isSameSignature(SIGNATURE, other)).toBe(false);
  }
});
