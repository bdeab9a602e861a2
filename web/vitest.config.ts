import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { guestTextsPlugin } from './src/apps/guest/build/guest-texts-plugin.ts';
import { cachedModulesPlugin } from './src/testing/setup/cached-modules-plugin.ts';
import { storedPicturesPlugin } from './src/testing/setup/stored-pictures-plugin.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

/** What draws runs in a real browser; the pure rules have `vitest.rules.config.ts`. */
export default defineProject({
  plugins: [react(), guestTextsPlugin(), storedPicturesPlugin(), cachedModulesPlugin()],
  optimizeDeps: {
    // All of them at the start: one that is found in the middle of a run reloads the tests.
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/slider',
      '@tanstack/react-query',
      'leaflet',
      'fflate',
      'papaparse',
      'read-excel-file/universal',
      'write-excel-file/browser',
      'lucide-react',
      'react-dom/client',
      'react-dom/server',
      'react-hook-form',
      'react-international-phone',
      'wouter',
      'saxen',
      'supercluster',
      'terra-draw',
      'terra-draw-leaflet-adapter',
      'typebox',
      'unpdf',
    ],
  },
  test: {
    name: 'web',
    // Limits for what never happens: a busy machine may be ten times slower than an idle one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    maxWorkers: 2,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup/after-each.ts', 'src/testing/setup/fonts.ts'],
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
