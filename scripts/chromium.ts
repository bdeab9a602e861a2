import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The shell is the same engine without the windows of a browser: a fifth less work for each test. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Flags for a browser under test: no sandbox as root, no background requests. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters stand where they would on a phone: without it the shell rounds their widths to pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function find(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(asked ? [asked] : []), ...candidates, macChrome].find((file) => existsSync(file));
}

function install(): void {
  const isDebian = existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Error('no Chromium was found: install one, or name it in CHROMIUM_PATH');
  }
  const run = (...args: string[]): void => {
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  process.stdout.write('Installing Chromium…\n');
  run('update', '-q');
  run('install', '-y', '-q', '--no-install-recommends', SHELL);
}

/** The machine's Chromium; on Debian, as root, it is installed when there is none. */
export function findChromium(): string {
  const found = find();
  if (found !== undefined) return found;
  install();
  const installed = find();
  if (installed === undefined) throw new Error('Chromium was installed but cannot be found');
  return installed;
}
