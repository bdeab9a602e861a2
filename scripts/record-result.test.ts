import { expect, it } from 'vitest';
import { attemptTable } from './record-attempts.ts';
import { reliabilityTable, withRows, withTable } from './record-result.ts';

const killed = { work: 'node killed', rounds: 2, date: '2026-11-23' };
const cut = { work: 'network cut', rounds: 3, date: '2026-11-22' };

it('replaces the rows that a run has measured, and keeps the others', () => {
  const results = withRows({ failover: [killed, cut] }, 'failover', [{ ...cut, rounds: 9 }]);
  expect(results).toEqual({ failover: [killed, { ...cut, rounds: 9 }] });
});

it('keeps the rows of other suites', () => {
  expect(withRows({ failover: [killed] }, 'faults', [cut])).toEqual({
    failover: [killed],
    faults: [cut],
  });
});

it('writes a line for each row, with the median and the longest gap', () => {
  const row = { ...killed, acknowledged: 1234, lost: 0, doubled: 0, missedEvents: 0 };
  const table = reliabilityTable({ failover: [{ ...row, gaps: [3, 20.34, 4, 5] }, cut] });
  const [, , first, second] = table.split('\n');
  expect(first).toBe(
    '| failover | node killed | 2 | 1,234 | 0 | 0 | 0 | 4.5 s | 20.3 s |  | 2026-11-23 |',
  );
  expect(second).toBe('| failover | network cut | 3 |  |  |  |  |  |  |  | 2026-11-22 |');
});

it('has the middle one of an odd number of gaps as their median', () => {
  expect(reliabilityTable({ failover: [{ ...killed, gaps: [9, 1, 2] }] })).toContain('| 2.0 s |');
});

it('writes attempts as a table of their own, and leaves empty what was not counted', () => {
  const row = { work: 'odd requests', tried: 100_000, serverErrors: 0, date: '2026-11-24' };
  const [, , line] = attemptTable({ fuzzing: [row] }).split('\n');
  expect(line).toBe('| fuzzing | odd requests | 100,000 |  | 0 |  |  |  |  | 2026-11-24 |');
});

it('replaces one table of the document, and nothing around it', () => {
  const place = (name: string, text: string) =>
    `<!-- ${name} -->\n${text}<!-- end of ${name} -->\n`;
  const marksOf = (name: string) => ({ start: name, end: `end of ${name}` });
  const document = `before\n${place('one', 'old\n')}between\n${place('two', 'kept\n')}after`;
  expect(withTable(document, marksOf('one'), '| $1 |')).toBe(
    `before\n${place('one', '\n| $1 |\n\n')}between\n${place('two', 'kept\n')}after`,
  );
  expect(() => withTable(document, marksOf('three'), '')).toThrow('three');
});
