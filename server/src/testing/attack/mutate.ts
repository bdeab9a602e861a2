import fc from 'fast-check';

/** Bytes of which each has broken some parser before. */
const oddBytes = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  ' ',
  '\t',
  ':',
  ';',
  '-1',
  '0',
  '99999999999999999999',
  'FFFFFFFFFFFFFFFF',
  '\r\nContent-Length: 5',
  '\r\nContent-Length: 0',
  '\r\nTransfer-Encoding: chunked',
  '\r\nExpect: 100-continue',
  '\r\nConnection: upgrade',
  '\r\nUpgrade: websocket',
  '\r\nHost: another.example',
  'HTTP/1.0',
  '%00',
  '%',
  '..//..',
  '{"__proto__":1}',
  'A'.repeat(300),
  'A'.repeat(20_000),
].map((text) => Buffer.from(text));

/** One change of some bytes at a place, which is a share of their length. */
type Change = {
  readonly kind: 'flip' | 'remove' | 'repeat' | 'insert' | 'cut' | 'noise';
  readonly at: number;
  readonly length: number;
  readonly bytes: Buffer;
  readonly bit: number;
  readonly noise: Uint8Array;
};

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('flip', 'remove', 'repeat', 'insert', 'insert', 'cut', 'noise'),
  at: fc.nat({ max: 9_999 }).map((place) => place / 10_000),
  length: fc.integer({ min: 1, max: 40 }),
  bytes: fc.constantFrom(...oddBytes),
  bit: fc.nat({ max: 7 }),
  noise: fc.uint8Array({ minLength: 1, maxLength: 60 }),
});

/** What a change makes of the bytes before and after its place. */
const results: Readonly<
  Record<Change['kind'], (before: Buffer, after: Buffer, by: Change) => readonly Uint8Array[]>
> = {
  flip: (before, after, { bit }) => {
    const [first = 0] = after;
    return [before, Buffer.from([first ^ (1 << bit)]), after.subarray(1)];
  },
  remove: (before, after, { length }) => [before, after.subarray(length)],
  repeat: (before, after, { length }) => [before, after.subarray(0, length), after],
  insert: (before, after, { bytes }) => [before, bytes, after],
  cut: (before) => [before],
  noise: (before, after, { noise }) => [before, noise, after],
};

function applyTo(text: Buffer, by: Change): Buffer {
  const place = Math.floor(by.at * text.length);
  return Buffer.concat(results[by.kind](text.subarray(0, place), text.subarray(place), by));
}

/** What is sent on one connection, in one piece or two. */
export type MutatedInput = { readonly bytes: Buffer; readonly splitAt: number };

/** Right inputs with one to four changes each; the same ones for the same seed. */
export function mutatedInputs(
  right: readonly Buffer[],
  { seed, count }: { seed: number; count: number },
): MutatedInput[] {
  const input = fc
    .record({
      right: fc.constantFrom(...right),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      splitAt: fc.nat({ max: 999 }),
    })
    .map(({ right: text, changes, splitAt }) => {
      const bytes = changes.reduce(applyTo, text);
      return { bytes, splitAt: Math.floor((splitAt / 1_000) * bytes.length) };
    });
  return fc.sample(input, { seed, numRuns: count });
}
