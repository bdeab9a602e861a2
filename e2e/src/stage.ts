import { test, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { Calls } from './calls.ts';
import { expectNoAxeViolations, snap } from './look.ts';
import { PageNoise } from './page-noise.ts';
import { leiIn, localeOf, sayIn, type Say, type Tongue } from './say.ts';

/** One person before one browser. */
export type Seat = {
  readonly page: Page;
  readonly language: Tongue;
  readonly say: Say;
  readonly lei: (amount: number) => string;
  readonly noise: PageNoise;
  /** Checks the screen for everybody who reads it in another way, and takes its pictures. */
  readonly look: (name: string) => Promise<void>;
};

type Browser = 'phone' | 'desk' | 'phone-without-script';

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 800 },
  isMobile: true,
  hasTouch: true,
};

const browsers: Record<Browser, BrowserContextOptions> = {
  phone,
  desk: { viewport: { width: 1280, height: 800 } },
  'phone-without-script': { ...phone, javaScriptEnabled: false },
};

type Stage = {
  /** Seats somebody before a browser of their own. */
  readonly seat: (browser: Browser, language: Tongue) => Promise<Seat>;
  readonly calls: Calls;
};

/** A journey: browsers of its own, and no complaint from any of them at its end. */
export const journey = test.extend<{ stage: Stage }>({
  stage: async ({ browser, baseURL }, give) => {
    const origin = baseURL ?? '';
    const seats: Seat[] = [];
    await give({
      calls: new Calls(origin),
      seat: async (kind, language) => {
        const context = await browser.newContext({
          ...browsers[kind],
          baseURL: origin,
          locale: localeOf(language),
          timezoneId: 'Europe/Chisinau',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const seat: Seat = {
          page,
          language,
          say: sayIn(language),
          lei: leiIn(language),
          noise: new PageNoise(context),
          look: async (name) => {
            // Colours do not depend on the language: each language looks at one of the themes.
            await expectNoAxeViolations(page, [language === 'ro' ? 'light' : 'dark']);
            await snap(page, `${name}-${language}`);
          },
        };
        seats.push(seat);
        return seat;
      },
    });
    for (const { page, noise } of seats) {
      expect.soft(noise.unexpected()).toEqual([]);
      await page.context().close();
    }
  },
});
