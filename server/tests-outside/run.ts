// Debian's wapiti and sqlmap against the product, with its demo, as everybody who can sign in:
//   npm run test:outside
// Installs both where they are absent, as root.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recordAttempts } from '../../scripts/record-attempts.ts';
import { attackProduct } from './attack-product.ts';
import { checkTools } from './check-tools.ts';

const absent = ['wapiti', 'sqlmap'].filter((name) => !existsSync(`/usr/bin/${name}`));
for (const step of absent.length > 0 ? [['update'], ['install', '-y', ...absent]] : []) {
  execFileSync('apt-get', ['-q', '--no-install-recommends', ...step], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-outside-tools-'));
const newFolder = (): string => mkdtempSync(path.join(folder, 'run-'));
try {
  await checkTools(newFolder);
  console.log('both tools find the weaknesses of the weak server');
  const { totals, faults } = await attackProduct(newFolder);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  for (const tool of ['wapiti', 'sqlmap'] as const) {
    const { tried, refused, failed } = totals[tool];
    const where =
      tool === 'wapiti' ? 'each page and reading call' : 'each id and field of each reading call';
    const work = `${where}, as company, courier and platform, with Debian’s ${tool}`;
    recordAttempts('outside', { work, tried, refused, serverErrors: failed });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
