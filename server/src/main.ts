import { systemClock } from './plumbing/clock.ts';
import { startProduct } from './start-product.ts';

await startProduct({
  environment: process.env,
  args: process.argv.slice(2),
  clock: systemClock,
});
