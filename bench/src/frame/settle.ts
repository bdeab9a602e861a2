import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded into a process whose memory is measured: collects garbage at SIGUSR2, so that the figure does not
// depend on when V8 last did.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as NodeJS.GCFunction;
process.on('SIGUSR2', () => {
  for (let count = 0; count < 3; count += 1)
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
});
