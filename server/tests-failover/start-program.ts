import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { unprivilegedUser } from '../src/testing/processes/unprivileged-user.ts';

type ProgramOptions = {
  readonly user: string;
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly logFile: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** The id of its process, or none once it has ended. */
export type Program = { readonly pids: () => readonly number[] };

/** Starts a program of the cluster. */
export function startProgram({ user, command, folder, logFile, env }: ProgramOptions): Program {
  const log = openSync(logFile, 'a');
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', ...env },
    // Ctrl-C reaches the suite alone, which then ends its programs in order.
    detached: true,
    stdio: ['ignore', log, log],
    ...unprivilegedUser(user),
  });
  closeSync(log);
  child.unref();
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return { pids: () => (child.pid === undefined || hasEnded() ? [] : [child.pid]) };
}
