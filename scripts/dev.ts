import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The server restarts when its sources change; the front end of companies and couriers reloads by
// itself on http://localhost:5173, which passes calls on. The guest's page is the server's own.
const root = fileURLToPath(new URL('..', import.meta.url));
const run = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { cwd: root, stdio: 'inherit' });

const children = [
  run(process.execPath, [
    '--watch-path=server',
    '--watch-path=contract',
    '--watch-path=domain',
    'server/src/main.ts',
  ]),
  run('npm', ['run', 'dev', '-w', 'web']),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
