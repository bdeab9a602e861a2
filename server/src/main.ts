import { flushCompileCache } from 'node:module';
import { restartWithFlags } from './restart-with-flags.ts';

restartWithFlags(process.env);

const [{ startProduct }, { systemClock }] = await Promise.all([
  import('./start-product.ts'),
  import('./plumbing/clock.ts'),
]);
await startProduct({
  environment: process.env,
  args: process.argv.slice(2),
  clock: systemClock,
});
// At its end a process that is killed writes nothing.
flushCompileCache();
