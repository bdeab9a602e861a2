import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { demoPubs, startProduct } from './frame/product.ts';
import { median } from './frame/statistics.ts';

// The guest's page on a phone as simulated by Lighthouse's mobile preset (slow 4G, a slow processor): medians
// of five, since one run in six is off. Each run has a new browser.
/** In a folder of its own, with its own lock file. */
const LIGHTHOUSE = '../lighthouse/node_modules/lighthouse/cli/index.js';
const RUNS = 5;
const BIG_PUBS = [200, 1000, '200-plain'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The goals; times are in milliseconds. */
const MOST_BLOCKING_MS = 50;
const pages = [
  ...demoPubs.map((pub) => ({ path: `/pub/${pub}/`, mostPaintMs: 1200 })),
  { path: '/pub/dishes-200/', mostPaintMs: 1200 },
  { path: '/pub/dishes-1000/', mostPaintMs: 1500 },
  { path: '/pub/dishes-200-plain/', mostPaintMs: 1200 },
];

type Report = {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly numericValue?: number }
    >
  >;
};

const execute = promisify(execFile);

async function auditOnce(url: string): Promise<Report> {
  const { stdout } = await execute(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve(LIGHTHOUSE)),
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 27 },
  );
  return JSON.parse(stdout) as Report;
}

/** Sometimes Lighthouse loses the browser's trace; that is no fault of the page. */
async function audit(url: string, attempts = 3): Promise<Report> {
  try {
    return await auditOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return audit(url, attempts - 1);
  }
}

/** The audits below the full score, by the titles of Lighthouse. */
function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? []).flatMap(
    ({ id }) => {
      const { title, score } = audits[id] ?? { title: id, score: null };
      return score === null || score >= 0.9 ? [] : [`    ${id}: ${title}`];
    },
  );
}

const product = await startProduct({ bigPubs: BIG_PUBS });
try {
  for (const { path, mostPaintMs } of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await audit(`${product.origin}${path}`));
    const number = (id: string): number =>
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const score = (category: string): number =>
      Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)));
    const scores = CATEGORIES.map(score);
    const paint = Math.round(number('largest-contentful-paint'));
    const blocking = Math.round(number('total-blocking-time'));
    const shift = number('cumulative-layout-shift');
    const isReached =
      scores.every((one) => one === 100) &&
      paint <= mostPaintMs &&
      blocking <= MOST_BLOCKING_MS &&
      shift === 0;
    process.stdout.write(
      `${isReached ? 'reached' : 'MISSED '} ${path.padEnd(23)} ${scores.join('/')}, LCP ${paint} ms of ${mostPaintMs}, ` +
        `TBT ${blocking} ms of ${MOST_BLOCKING_MS}, CLS ${shift}\n`,
    );
    const faults = new Set(reports.flatMap(faultsOf));
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    if (!isReached) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
