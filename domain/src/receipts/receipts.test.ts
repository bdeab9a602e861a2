import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from '../fields/index.ts';
import { paymentMethods } from '../payments/index.ts';
import {
  isIdno,
  liveReceiptStates,
  maskReceiptTo,
  readBuyerIdno,
  readReceiptTo,
  readTillAddress,
  receiptContactFields,
  receiptStateOf,
  receiptStates,
  receiptSteps,
  saleOf,
  staffStepsOf,
  statesBefore,
  tillFields,
  tillKinds,
  voidingMeets,
  type ReceiptState,
} from './index.ts';

describe('the steps of a receipt', () => {
  it.each<[ReceiptState, readonly string[]]>([
    ['none', ['want', 'type_number']],
    ['wanted', ['type_number', 'withdraw']],
    ['issuing', []],
    ['issued', []],
    ['unsure', ['was_printed', 'was_not_printed']],
    ['refused', ['want', 'type_number', 'withdraw']],
  ])('that staff take of one that is %s: %j', (state, steps) => {
    expect(staffStepsOf(state)).toEqual(steps);
  });

  it('send nothing to a till that may have printed it, but by a person', () => {
    const toTill = (Object.keys(receiptSteps) as (keyof typeof receiptSteps)[]).filter(
      (step) => receiptSteps[step].to === 'wanted' && statesBefore(step).includes('unsure'),
    );
    expect(toTill.map((step) => receiptSteps[step].by)).toEqual(['staff']);
    expect(statesBefore('take')).toEqual(['wanted']);
  });

  it('are over with a number, which only a return at the till changes', () => {
    for (const step of Object.values(receiptSteps)) {
      expect<readonly ReceiptState[]>(step.from).not.toContain('issued');
    }
    expect(
      receiptStates.filter((state) => !liveReceiptStates.some((one) => one === state)),
    ).toEqual(['none', 'refused']);
  });

  it.each<[ReceiptState, number | null, ReceiptState]>([
    ['issuing', 1, 'issuing'],
    ['issuing', 0, 'unsure'],
    ['issuing', null, 'unsure'],
    ['wanted', 0, 'wanted'],
    ['issued', 0, 'issued'],
  ])('show one that is %s with %s ms of its lease as %s', (state, ms, shown) => {
    const leasedUntil = ms === null ? null : new Date(ms);
    expect(receiptStateOf({ state, leasedUntil }, new Date(0))).toBe(shown);
  });

  it.each(receiptStates)('decide whether a payment can be voided: %s', (state) => {
    const expected = { issued: 'issued', issuing: 'unsettled', unsure: 'unsettled' } as const;
    expect(voidingMeets(state)).toBe(
      state in expected ? expected[state as keyof typeof expected] : 'nothing',
    );
  });
});

describe('a sale', () => {
  const order = {
    lines: [
      { name: 'Zeamă', count: 2, unitMinor: 5_550 },
      { name: 'Vin', count: 1, unitMinor: 9_000, vatClass: 'standard' },
    ],
    deliveryMinor: 4_000,
    deliveryName: 'Livrare',
    discountMinor: 0,
    depositMinor: 0,
    depositName: 'Garanție',
    payments: [
      { method: 'card', amountMinor: 14_000 },
      { method: 'cash', amountMinor: 10_000 },
      { method: 'card', amountMinor: 100 },
    ],
  } as const;

  it('has the lines, the delivery, and each method once', () => {
    expect(saleOf(order)).toEqual({
      ok: true,
      value: {
        lines: [
          { name: 'Zeamă', count: 2, unit_minor: 5_550, sum_minor: 11_100 },
          { name: 'Vin', count: 1, unit_minor: 9_000, sum_minor: 9_000, vat_class: 'standard' },
          { name: 'Livrare', count: 1, unit_minor: 4_000, sum_minor: 4_000 },
        ],
        payments: [
          { method: 'cash', amount_minor: 10_000 },
          { method: 'card', amount_minor: 14_100 },
        ],
        sum_minor: 24_100,
      },
    });
  });

  it('has no comps, discounts that a till can multiply, and a row for the deposit', () => {
    const sold = saleOf({
      ...order,
      lines: [
        { name: 'Zeamă', count: 2, unitMinor: 5_000, compCount: 1 },
        { name: 'Vin', count: 3, unitMinor: 1_000, vatClass: 'standard' },
        { name: 'Apă', count: 2, unitMinor: 1_000 },
        { name: 'Desert', count: 1, unitMinor: 700, compCount: 1 },
      ],
      discountMinor: 1_001,
      depositMinor: 400,
      deliveryMinor: 0,
      payments: [{ method: 'cash', amountMinor: 9_399 }],
    });
    expect(sold.ok && sold.value.lines).toEqual([
      { name: 'Zeamă', count: 1, unit_minor: 4_499, sum_minor: 4_499 },
      { name: 'Vin', count: 3, unit_minor: 900, sum_minor: 2_700, vat_class: 'standard' },
      { name: 'Apă', count: 2, unit_minor: 900, sum_minor: 1_800 },
      { name: 'Garanție', count: 1, unit_minor: 400, sum_minor: 400 },
    ]);
    const uneven = saleOf({
      ...order,
      lines: [{ name: 'Vin', count: 3, unitMinor: 1_000 }],
      discountMinor: 100,
      deliveryMinor: 0,
      payments: [{ method: 'cash', amountMinor: 2_900 }],
    });
    expect(uneven.ok && uneven.value.lines).toEqual([
      { name: 'Vin × 3', count: 1, unit_minor: 2_900, sum_minor: 2_900 },
    ]);
  });

  it.each([
    ['a ban too little', { payments: [{ method: 'cash', amountMinor: 24_099 }] }],
    ['a ban too much', { payments: [{ method: 'cash', amountMinor: 24_101 }] }],
    ['nothing', { payments: [] }],
    ['nothing of nothing', { lines: [], deliveryMinor: 0, payments: [] }],
  ] as const)('is refused with %s paid', (_, change) => {
    expect(saleOf({ ...order, ...change })).toMatchObject({ ok: false, code: 'order_is_not_paid' });
  });

  it('comes to what was paid, to the ban, however it was paid', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000 });
    const lines = fc.array(
      fc
        .record({
          name: fc.string(),
          count: fc.integer({ min: 1, max: 99 }),
          unitMinor: minor,
          given: fc.nat(99),
        })
        .map(({ given, ...line }) => ({ ...line, compCount: given % (line.count + 1) })),
      { minLength: 1, maxLength: 12 },
    );
    const check = () =>
      fc.assert(
        fc.property(
          lines,
          minor,
          fc.record({ percent: fc.nat(100), depositMinor: minor }),
          fc.array(fc.constantFrom(...paymentMethods), { minLength: 1, maxLength: 6 }),
          (sold, deliveryMinor, { percent, depositMinor }, methods) => {
            const dishes = sold.reduce(
              (sum, { count, compCount, unitMinor }) => sum + (count - compCount) * unitMinor,
              0,
            );
            const discountMinor = Math.floor((dishes * percent) / 100);
            const total = dishes - discountMinor + depositMinor + deliveryMinor;
            const part = Math.floor(total / methods.length);
            const payments = methods.map((method, index) => ({
              method,
              amountMinor: index === 0 ? total - part * (methods.length - 1) : part,
            }));
            const others = { deliveryMinor, deliveryName: 'x', depositMinor, depositName: 'y' };
            const sale = saleOf({ lines: sold, discountMinor, ...others, payments });
            if (total === 0) return !sale.ok;
            if (!sale.ok) return false;
            const { value } = sale;
            if (value.lines.some((row) => row.unit_minor * row.count !== row.sum_minor))
              return false;
            const rows = value.lines.reduce((sum, { sum_minor: one }) => sum + one, 0);
            const paid = value.payments.reduce((sum, { amount_minor: one }) => sum + one, 0);
            return rows === total && paid === total && value.sum_minor === total;
          },
        ),
      );
    expect(check).not.toThrow();
  });
});

describe('an IDNO', () => {
  it.each(['1008600038413', '1002600003778'])('is one: %s', (text) => {
    expect(isIdno(text)).toBe(true);
  });
  it.each([
    '1008600038412',
    '1008600030413',
    '100860003841',
    '10086000384130',
    'a008600038413',
    '',
  ])('is none: %j', (text) => {
    expect(isIdno(text)).toBe(false);
  });
});

describe('where a receipt goes', () => {
  it.each([
    ['069 777 888', '+37369777888', '•••88'],
    [' ana.rusu@mail.md ', 'ana.rusu@mail.md', 'a•••@mail.md'],
  ])('%j is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(checkField(typed, receiptContactFields.receipt_to)).toBeUndefined();
    expect(readReceiptTo(typed)).toBe(stored);
    expect(maskReceiptTo(stored)).toBe(shown);
  });
  it.each([
    ['receipt_to', 'ana', 'invalid_phone'],
    ['receipt_to', 'ana@mail', 'invalid_email'],
    ['receipt_to', '', undefined],
    ['buyer_idno', '1008600038412', 'invalid_value'],
    ['buyer_idno', '1008 6000 38413', undefined],
    ['buyer_idno', ' ', undefined],
  ] as const)('%s %j: %s', (field, value, code) => {
    expect(checkField(value, receiptContactFields[field])?.code).toBe(code);
  });
  it('nowhere is null', () => {
    expect([readReceiptTo(' '), readBuyerIdno(' ')]).toEqual([null, null]);
    expect(readBuyerIdno('1008 6000 38413')).toBe('1008600038413');
  });
});

describe('the address of a till', () => {
  it.each([
    ['posfix', '192.168.1.60', 'http://192.168.1.60:4567'],
    ['fiscalcloud', 'till.local:8443', 'http://till.local:8443'],
    ['fiscalcloud', 'till.local', 'http://till.local:80'],
    ['fiscalcloud', 'https://till.local', 'https://till.local:443'],
    ['posfix', 'http://till.local', undefined],
    ['posfix', 'till.local/api', undefined],
    ['posfix', 'user@till', undefined],
    ['posfix', '', undefined],
  ] as const)('of a %s: %j is %s', (kind, text, origin) => {
    expect(readTillAddress(kind, text)).toBe(origin);
    const code =
      origin === undefined ? (text === '' ? 'field_is_required' : 'invalid_value') : undefined;
    expect(checkField(text, tillFields.address)?.code).toBe(code);
  });
  it('of a simulator is no choice', () => {
    expect(tillKinds).not.toContain('simulator');
  });
});
