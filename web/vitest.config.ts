import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

/** What draws runs in a real browser; the pure rules have `vitest.rules.config.ts`. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: findChromium(),
          args: [...chromiumFlags],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
