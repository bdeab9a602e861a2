import fc from 'fast-check';

/** Each of these has broken some parser, database or screen before. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00\ud800b',
  '\u202Egnp.exe',
  '\u2066\u2069\u200B\uFEFF',
  '\u0001\u001B[31m\u007F',
  'a\r\nSet-Cookie: a=b',
  'a\nb',
  "'; drop table account; --",
  '%00%2e%2e%2f',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '1e400',
  '0x10',
  'ﬃİı',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(200),
  'a'.repeat(4_001),
];

const oddNumbers = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e-7,
  5e-324,
  1e21,
  1.797e308,
  -1.797e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  9_999_999.99,
  10_000_000,
];

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 20 }),
);

/** A value of no schema in particular. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...oddNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], deep(60), { toString: 1 }),
  fc.array(fc.integer(), { minLength: 500, maxLength: 500 }),
  fc.jsonValue({ maxDepth: 3 }),
);
