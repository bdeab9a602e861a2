import {
  test,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { callsTo, type Calls } from './calls.ts';
import { expectNoAxeViolations, expectWholeHeadings, saveScreenshots } from './screen-checks.ts';
import { demoPassword } from './people.ts';
import {
  leiFormatter,
  localeOf,
  themesIn,
  translateIn,
  type Translate,
  type TestLanguage,
} from './language.ts';
import { startServer } from './start-product.ts';

/** The browser reports each violation on its console. No journey may expect one. */
const POLICY_VIOLATION = /content security policy/i;

/** The guest's page beside the menu editor runs no script; the browser reports each that it has. */
const SCRIPT_OF_PREVIEW =
  /^error: Blocked script execution in '[^']*\/pub\/[^']*' because .* sandboxed/;

/** Errors and warnings of a browser: a journey fails if there are any at its end. */
class BrowserErrors {
  readonly #messages: string[] = [];
  readonly #expected: RegExp[] = [SCRIPT_OF_PREVIEW];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => this.#messages.push(`uncaught: ${String(fault.error())}`));
  }

  /** The messages that the journey itself causes, for example by a cut connection or an unknown address. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#messages.filter(
      (line) =>
        POLICY_VIOLATION.test(line) || !this.#expected.some((pattern) => pattern.test(line)),
    );
  }
}

/** One user with one browser. */
export type Person = {
  readonly page: Page;
  readonly language: TestLanguage;
  readonly t: Translate;
  readonly lei: (amount: number) => string;
  readonly browserErrors: BrowserErrors;
  /** Checks the screen's accessibility, except for the rows that `alike` selects, and takes its pictures. */
  readonly checkScreen: (name: string, alike?: string) => Promise<void>;
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
  /** Gives a user a separate browser; `at` is the address of a server in front of the product, if any. */
  readonly person: (browser: Browser, language: TestLanguage, at?: string) => Promise<Person>;
  readonly calls: Calls;
};

/** The built product with the demo pub, shared by one worker's journeys. */
type Product = { readonly origin: string };

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3111);
/** A journey may start a second product beside its worker's. */
const PORTS_EACH = 10;

/** A journey: with separate browsers, and without browser errors at its end. */
export const journey = test.extend<
  { stage: Stage; isInOneLanguage: boolean },
  { product: Product }
>({
  isInOneLanguage: [false, { option: true }],
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs: nothing
    async ({}, give, { parallelIndex }) => {
      const origin = `http://localhost:${FIRST_PORT + parallelIndex * PORTS_EACH}`;
      const { end } = await startServer(origin, { env: { DEMO_PASSWORD: demoPassword } });
      await give({ origin });
      await end();
    },
    // The demo pub is set up before the first journey starts.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, give) => {
    await give(product.origin);
  },
  stage: async ({ browser, product: { origin }, isInOneLanguage }, give) => {
    const people: Person[] = [];
    await give({
      calls: callsTo(origin),
      person: async (kind, language, at = origin) => {
        const context = await browser.newContext({
          ...browsers[kind],
          baseURL: at,
          locale: localeOf(language),
          timezoneId: 'Europe/Chisinau',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const person: Person = {
          page,
          language,
          t: translateIn(language),
          lei: leiFormatter(language),
          browserErrors: new BrowserErrors(context),
          checkScreen: async (name, alike) => {
            // A pending element is faded for this long; a file is checked during its upload.
            if ((await page.getByRole('progressbar').count()) === 0)
              await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            // The guest's page names the buttons of its cards when the browser is idle.
            await expect(page.locator('main li > button:empty:not([aria-label])')).toHaveCount(0);
            await expectNoAxeViolations(page, themesIn(language, isInOneLanguage), alike);
            await expectWholeHeadings(page);
            await saveScreenshots(page, `${name}-${language}`);
          },
        };
        people.push(person);
        return person;
      },
    });
    for (const { page, browserErrors } of people) {
      expect.soft(browserErrors.unexpected()).toEqual([]);
      await page.context().close();
    }
  },
});
