import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The server restarts when its sources change; the front end of companies and couriers reloads on
// http://localhost:5173, which forwards calls. The server itself serves the guest's page.
const root = fileURLToPath(new URL('..', import.meta.url));
const SETTLE_MS = 200;

const run = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { cwd: root, stdio: 'inherit' });
const startServer = (): ChildProcess => run(process.execPath, ['server/src/main.ts']);

let server = startServer();
const web = run('npm', ['run', 'dev', '-w', 'web']);

function restartServer(): void {
  const before = server;
  // Only one process may use the data folder: the next server starts when this one has released it.
  const next = (): void => {
    server = startServer();
  };
  if (before.exitCode !== null || before.signalCode !== null) return next();
  before.once('exit', next);
  before.kill('SIGTERM');
}

let restartTimer: NodeJS.Timeout | undefined;
for (const folder of ['server', 'contract', 'domain']) {
  watch(path.join(root, folder, 'src'), { recursive: true }, () => {
    clearTimeout(restartTimer);
    restartTimer = setTimeout(restartServer, SETTLE_MS);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal);
    web.kill(signal);
    process.exit(0);
  });
}
