import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../frame/child.ts';
import type { Command, Report } from '../load/socket-commands.ts';

export type SocketLoad = {
  readonly run: (command: Command) => Promise<readonly number[]>;
  readonly stop: () => Promise<void>;
};

/** A process that opens and holds sockets. */
export function startSocketLoad(): SocketLoad {
  const child = fork(path.join(ROOT, 'bench/src/load/hold-sockets.ts'));
  return {
    run: async (command) => {
      child.send(command);
      const ended = once(child, 'exit').then((): [Report] => [{ fault: 'the load ended' }]);
      const [report] = (await Promise.race([once(child, 'message'), ended])) as [Report];
      if ('fault' in report) throw new Error(report.fault);
      return report.figures;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
