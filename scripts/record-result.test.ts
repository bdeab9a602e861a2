import { expect, it } from 'vitest';
import { reliabilityTable, withRows } from './record-result.ts';

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
