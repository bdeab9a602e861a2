import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprint, removeStamp, writeStamp, type BuildKind } from './src/build/stamp.ts';

// node web/build.ts [--quick]
// The programs of companies and of guests, and the render of the guest's page, at the same time: one waits for files and
// for compression while another compiles.
const kind: BuildKind = process.argv.includes('--quick') ? 'quick' : 'full';
const common = { configLoader: 'native', logLevel: 'warn', mode: kind } as const;
const builds = [
  { configFile: 'vite.config.ts' },
  { configFile: 'vite.guest.config.ts' },
  { configFile: 'vite.guest.config.ts', build: { ssr: true } },
];

process.chdir(fileURLToPath(new URL('.', import.meta.url)));
const sources = fingerprint();
removeStamp();
try {
  await Promise.all(builds.map(async (one) => build({ ...common, ...one })));
  writeStamp(sources, kind);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // The others may still write.
  process.exit(1);
}
