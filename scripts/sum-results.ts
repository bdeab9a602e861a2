import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
type Sum = { passed: number; failed: number; skipped: number };

function read(file: string): Sum {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped };
}

const describe = ({ passed, failed, skipped }: Sum): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const folder = process.argv[2] ?? '.';
const total: Sum = { passed: 0, failed: 0, skipped: 0 };
for (const name of globSync('*.json', { cwd: folder }).toSorted()) {
  const sum = read(path.join(folder, name));
  process.stdout.write(`${path.basename(name, '.json')}: ${describe(sum)}\n`);
  total.passed += sum.passed;
  total.failed += sum.failed;
  total.skipped += sum.skipped;
}
process.stdout.write(`${describe(total)}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
