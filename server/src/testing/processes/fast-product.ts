import { startProduct } from '../../start-product.ts';
import { fastClock } from './fast-clock.ts';

// The product as main.ts starts it, with a fast clock: node fast-product.ts <milliseconds> <times>.
const [startedAt = '', times = ''] = process.argv.slice(2);
await startProduct({
  environment: process.env,
  args: ['--no-demo'],
  clock: fastClock(Number(startedAt), Number(times)),
});
