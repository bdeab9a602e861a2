// Fails PostgreSQL over under the load of an evening, and looks for lost and doubled orders:
//   npm run test:failover [-- --rounds 2] [-- --only switchover]
// Installs Debian's patroni, etcd-server, haproxy and postgresql-15 where they are absent, as root.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { longestGapSeconds } from '../src/testing/evening/acknowledgements.ts';
import { createTotals } from '../src/testing/evening/totals.ts';
import { spawnOrderServer } from '../src/testing/processes/spawn-order-server.ts';
import { startCluster } from './cluster.ts';
import { installPrograms } from './install-programs.ts';
import { playRound, type Round } from './play-round.ts';
import { scenarios } from './scenarios.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});

function report(name: string, { evening, page, faults }: Round): void {
  const gap = longestGapSeconds(evening.times).toFixed(1);
  console.log(`${name}: ${evening.orders.length} orders, ${gap} s without one,`);
  console.log(`  ${evening.refused} calls refused, ${page.countReads()} pages read`);
  for (const fault of faults) console.log(`  ${fault}`);
}

installPrograms();
const cluster = await startCluster();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-failover-data-'));
// Also after Ctrl-C, when the cluster ends the process.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const start = () => spawnOrderServer({ dataDir, url: cluster.url });
const servers = [await start(), await start()] as const;
const faults: string[] = [];
try {
  for (const scenario of scenarios.filter(({ name }) => name.includes(options.only))) {
    const totals = createTotals(scenario.name);
    let pages = 0;
    let unread = 0;
    for (let count = 0; count < Number(options.rounds); count += 1) {
      const round = await playRound(scenario, { cluster, servers });
      report(scenario.name, round);
      totals.add(round);
      pages += round.page.countReads();
      unread += round.page.failures.length;
      faults.push(...round.faults);
    }
    totals.record('failover', `${unread} of ${pages} reads of the menu failed`);
  }
} finally {
  for (const server of servers) await server.terminate();
  await cluster.stop();
}
if (faults.length > 0) process.exitCode = 1;
