import { flushCompileCache } from 'node:module';
import { restartWithFlags } from './restart-with-flags.ts';

const COMPILE_CACHE_AFTER_MS = 2_000;

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
// At its end a process that is killed writes nothing. Not at once: it would hold up the first requests.
setTimeout(flushCompileCache, COMPILE_CACHE_AFTER_MS).unref();
