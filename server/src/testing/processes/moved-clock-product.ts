import { startProduct } from '../../start-product.ts';

// The product as main.ts starts it, but its clock can be moved: a message with a time (ISO 8601) sets the
// clock, which runs on from there. The reply is sent once the clock is set.
let aheadMs = 0;
process.on('message', (time: string) => {
  aheadMs = Date.parse(time) - Date.now();
  process.send?.('moved');
});

await startProduct({
  environment: process.env,
  args: process.argv.slice(2),
  clock: { now: () => new Date(Date.now() + aheadMs) },
});
