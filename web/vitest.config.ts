import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { guestTextsPlugin } from './src/apps/guest/build/guest-texts-plugin.ts';
import {
  cachedModulesPlugin,
  clickAt,
  promptRevealsPlugin,
  setMotion,
  storedPicturesPlugin,
} from './src/testing/page/test-server.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

/** Files with a page of their own; the others share one page for each worker. */
const ownPage = [
  // The programs of the guest's pages begin once on each page, and their styles are for all of it.
  'src/apps/guest/**/*.test.tsx',
  // They replace modules.
  'src/apps/another-language.test.tsx',
  'src/features/menu/importing/mapping/mapping-screen.test.tsx',
  'src/ui/layout/clock-line.test.tsx',
  // A page starts its texts once, and has one bell and one ticker.
  'src/lib/i18n/start-*.test.tsx',
  'src/features/couriers/courier-ticks.test.tsx',
  'src/features/couriers/sound/courier-bell.test.tsx',
  'src/features/orders/order-bell.test.tsx',
  // They check that no work is in hand on the page: a write that another test never answers would be.
  'src/features/menu/bulk/bulk.test.tsx',
  'src/features/menu/dish-form/picture.test.tsx',
  'src/features/menu/importing/kept-draft.test.tsx',
  'src/features/menu/pictures/pictures.test.tsx',
  'src/features/menu/translations/translations.test.tsx',
  'src/features/orders/status/undo/undo.test.tsx',
  'src/features/shipping/shipping-screen.test.tsx',
  'src/features/shipping/zones/zones-part.test.tsx',
  'src/lib/live/reload-gate.test.tsx',
];

/** What draws runs in a real browser; the pure rules have `vitest.rules.config.ts`. */
export default defineProject({
  plugins: [guestTextsPlugin(), storedPicturesPlugin(), cachedModulesPlugin()],
  // React as it is shipped: its development build takes twice as long to render. A test counts what it renders.
  resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: {
    rolldownOptions: {
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      plugins: [promptRevealsPlugin()],
    },
    // All of them at the start: one that is found in the middle of a run reloads the tests.
    include: [
      'react',
      'react/jsx-runtime',
      'react-dom',
      '@base-ui/react/dialog',
      '@base-ui/react/slider',
      '@tanstack/react-query',
      'leaflet',
      'fflate',
      'papaparse',
      'read-excel-file/universal',
      'write-excel-file/browser',
      'lucide-react',
      'react-dom/profiling',
      'react-dom/server',
      'react-easy-crop',
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
    testTimeout: 60_000,
    expect: { poll: { interval: 10, timeout: 40_000 } },
    maxWorkers: 3,
    // After the others: beside them each would keep the other off the two cores and out of their caches.
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/page/test-page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { clickAt, setMotion },
      provider: playwright({
        // Nothing moves but in the tests of movements: `withMotion`.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: findChromium(),
          args: [...chromiumFlags],
        },
      }),
      instances: [
        { browser: 'chromium', name: 'web', isolate: false, exclude: ownPage },
        { browser: 'chromium', name: 'web:own-page', include: ownPage },
      ],
    },
  },
});
