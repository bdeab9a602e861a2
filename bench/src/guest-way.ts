import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { demoPubs, startProduct } from './frame/product.ts';
import { median } from './frame/statistics.ts';
import { walkMenu, type Way } from './phone/walk-menu.ts';

// A guest's way from the scan to the order's page, on a slow phone with a slow network, in turns: medians of five.
// `npm run guest-way -w bench -- http://localhost:3000` walks through a product that runs.
const RUNS = 5;

type Measure = {
  readonly name: string;
  readonly of: (way: Way) => number;
  readonly most: number;
  readonly unit: string;
  /** Which element it was about. */
  readonly about?: (way: Way) => string;
};

const measures: readonly Measure[] = [
  {
    name: 'largest paint',
    of: (way) => way.largestMs,
    most: 1200,
    unit: ' ms',
    about: (way) => way.largest,
  },
  { name: 'blocked', of: (way) => way.blockingMs, most: 50, unit: ' ms' },
  {
    name: 'shift of the layout',
    of: (way) => way.shift,
    most: 0,
    unit: '',
    about: (way) => way.moved,
  },
  { name: 'basket to checkout', of: (way) => way.checkoutMs, most: 1000, unit: ' ms' },
  { name: 'order to its page', of: (way) => way.orderPageMs, most: 1500, unit: ' ms' },
  {
    name: 'slowest answer',
    of: (way) => way.slowestMs,
    most: 200,
    unit: ' ms',
    about: (way) => way.slowest,
  },
];

function report(pub: string, ways: readonly Way[]): void {
  for (const { name, of, most, unit, about } of measures) {
    const values = ways.map(of).toSorted((a, b) => a - b);
    const figure = Math.round(median(values) * 1000) / 1000;
    const isReached = figure <= most;
    const middle = ways.find((way) => of(way) === median(values));
    process.stdout.write(
      `${isReached ? 'reached' : 'MISSED '} ${pub.padEnd(14)} ${name.padEnd(20)} ` +
        `${figure.toFixed(unit ? 0 : 3)} of ${most}${unit} (${values.map((value) => value.toFixed(unit ? 0 : 3)).join(' ')})` +
        `${about && middle ? ` ${about(middle)}` : ''}\n`,
    );
    if (!isReached) process.exitCode = 1;
  }
}

const [running] = process.argv.slice(2);
const product = running === undefined ? await startProduct() : undefined;
const origin = running ?? product?.origin ?? '';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags],
});
try {
  const ways = new Map<string, Way[]>(demoPubs.map((pub) => [pub, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [pub, walked] of ways) {
      walked.push(await walkMenu(browser, `${origin}/pub/${pub}/`));
    }
  }
  for (const [pub, walked] of ways) report(pub, walked);
} finally {
  await browser.close();
  await product?.stop();
}
