import { defineConfig, devices } from '@playwright/test';
import { isDeep } from '../scripts/depth.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

// CI adds its runs up from files: COMANDA_RESULTS names their folder.
const results = process.env['COMANDA_RESULTS'];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  // The deep run plays what `npm test` leaves out.
  ...(isDeep ? { grep: /@deep/ } : { grepInvert: /@deep/ }),
  outputDir: '../test-results',
  // Each worker has a product of its own, so that no journey meets another's orders.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: results
    ? [['list'], ['json', { outputFile: `${results}/journeys${isDeep ? '-deep' : ''}.json` }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    // Recording every action costs a tenth of the run: a failure is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
});
