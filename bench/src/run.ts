import os from 'node:os';
import { parseArgs } from 'node:util';
import { benches } from './benches.ts';
import type { Bench, Conditions, Row } from './frame/bench.ts';
import { proveOne } from './frame/prove.ts';
import { saveRows } from './frame/report.ts';
import { requireSanity } from './frame/sanity.ts';
import { tableOf } from './frame/table.ts';

// npm run bench                     every bench; writes docs/performance.md
// npm run bench -- --only a,b       some of them; replaces their rows there
// npm run bench -- --quick          runs each briefly and checks sanity, never a time
// npm run bench -- --prove          each with a product that wastes time: fails for one that does not notice
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
  },
});

function chosen(): readonly Bench[] {
  if (options.only === undefined) return benches;
  return options.only.split(',').map((name) => {
    const bench = benches.find((one) => one.name === name);
    if (!bench) throw new Error(`no bench ${name}: ${benches.map((one) => one.name).join(', ')}`);
    return bench;
  });
}

const QUICK_LANES = 3;

const conditions: Conditions = {
  isQuick: options.quick || options.prove,
  wasteMs: 0,
  postgresUrl: process.env['TEST_DATABASE_URL'] ?? '',
};
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}`;
/** The rows of each bench, in the order of the table. */
const rowsOf = new Map<Bench, readonly Row[]>(chosen().map((bench) => [bench, []]));

async function runOne(bench: Bench): Promise<void> {
  process.stderr.write(`bench: ${bench.name}\n`);
  if (options.prove) {
    for (const line of await proveOne(bench, conditions)) process.stdout.write(`${line}\n`);
    return;
  }
  const measured = await bench.run(conditions);
  measured.forEach(requireSanity);
  rowsOf.set(bench, measured);
  if (!options.quick) saveRows(bench.name, measured, { machine, date: new Date() });
}

// A measurement is alone on the machine; a quick run measures nothing, and mostly waits for programs to start.
const lanes = options.quick && !options.prove ? QUICK_LANES : 1;
const queue = rowsOf.keys();
const ends = await Promise.allSettled(
  Array.from({ length: lanes }, async () => {
    for (const bench of queue) await runOne(bench);
  }),
);
// Each lane ends its own: a failure of one leaves no program behind.
for (const end of ends) if (end.status === 'rejected') throw end.reason;
const rows = [...rowsOf.values()].flat();
if (rows.length > 0) process.stdout.write(`${machine}\n\n${tableOf(rows)}\n`);
