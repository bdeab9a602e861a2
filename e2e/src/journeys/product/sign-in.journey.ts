import { expect, type Page } from '@playwright/test';
import { demoAdministrator, demoCompany, demoCourier, demoPassword } from '../../stage/people.ts';
import { inOneLanguage, type Translate } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { openSection } from '../../steps/company/pub-places.ts';

const PASSWORD = 'o-parola-lunga-de-probă';

type Account = { readonly email: string; readonly password: string };

async function signIn({ page, t }: Person, { email, password }: Account): Promise<void> {
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password')).fill(password);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** On a phone the languages are in a menu. */
const openLanguages = async (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('ui.look') }).click();
const languageButton = (page: Page, t: Translate, name: string) =>
  page.getByRole('group', { name: t('ui.language') }).getByRole('button', { name, exact: true });

/** The next save of this page is answered as without a valid token and cookie. */
async function loseSession({ page, t }: Person): Promise<void> {
  // A pending token refresh would set the cookie again.
  await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
  await page.context().clearCookies();
  // Not the report of the page as a desk, which may come first.
  const isPub = (url: URL) => /^\/api\/company\/\d+\/pubs\/\d+$/.test(url.pathname);
  const json = { ok: false, err: 'unauthorized', code: 'unauthorized' };
  let isLost = false;
  await page.route(isPub, (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    return route.fulfill({ status: 401, json });
  });
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(`a company registers with the keyboard only, ${language}`, async ({ stage }) => {
    const { page, t, checkScreen } = await stage.person('desk', language);
    const { keyboard } = page;
    await page.goto('/');
    // The placeholder before the texts are loaded has a heading too, and no buttons.
    await expect(heading(page)).toHaveText(t('accounts.headline'));
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('ui.skip_to_content') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('accounts.register_venue') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText(t('accounts.registration'));
    await expect(heading(page)).toBeFocused();

    // Tabs over the three tariffs.
    for (let step = 0; step < 4; step += 1) await keyboard.press('Tab');
    const name = page.getByLabel(t('accounts.your_name'));
    await expect(name).toBeFocused();
    await keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(
      t('admin.validation_errors.company.name.required'),
    );
    await keyboard.type(language === 'ro' ? 'Tastatura SRL' : 'Клавиатура SRL');
    await keyboard.press('Tab');
    await keyboard.type(language === 'ro' ? '69700701' : '69700702');
    await expect(page.getByLabel(t('accounts.your_phone'))).toHaveValue(/^\+373 69 700 70[12]$/);
    await keyboard.press('Tab');
    await keyboard.type(`tastatura-${language}@venue.example`);
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await expect(page.getByLabel(t('accounts.repeat_password'))).toHaveAccessibleDescription(
      t('admin.validation_errors.company.repeat_password.not_match'),
    );
    await checkScreen('registration-keyboard');
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('ui.show_secret') }).first()).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/company\/?$/);
    await expect(heading(page)).toHaveText(t('pubs.my_pubs'));
    await expect(heading(page)).toBeFocused();
  });

  journey(`a stranger finds the demo from the start page, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    await page.goto('/');
    const demo = page.getByRole('navigation', { name: t('accounts.demo') });
    await demo.getByRole('link', { name: t('accounts.demo_menu') }).click();
    await expect(page).toHaveURL(/\/pub\/la-nuc\/\?table=7$/);
    await page.goBack();
    await demo.getByRole('link', { name: t('accounts.demo_desk') }).click();
    await expect(page.getByText(t('accounts.demo_password'))).toBeVisible();
    await checkScreen('demo-sign-in');
    await page.getByLabel(t('accounts.password')).fill(demoPassword);
    await page.getByRole('button', { name: t('accounts.sign_in') }).click();
    await expect(page).toHaveURL(/\/admin\/pub\/1\/orders$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  journey(
    `a wrong password is refused, and each role opens its first screen, ${language}`,
    async ({ stage }) => {
      const person = await stage.person('phone', language);
      const { page, t, checkScreen, browserErrors } = person;
      await page.goto('/admin/auth/authentication');
      await signIn(person, { email: 'nimeni@', password: '' });
      const email = page.getByLabel(t('accounts.email'));
      await expect(email).toHaveAccessibleDescription(
        t('admin.validation_errors.company.email.invalid'),
      );
      await checkScreen('sign-in-checked');
      browserErrors.expect(/status of 401/);
      await signIn(person, { email: demoCompany, password: 'nu este aceasta' });
      const refused = page.getByRole('main').getByRole('alert');
      await expect(refused).toHaveText(t('errors.invalid_credentials'));
      await expect(page.getByLabel(t('accounts.password'))).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await checkScreen('sign-in-refused');

      const begins = [
        [demoCompany, /\/admin\/company\/$/],
        [demoAdministrator, /\/administration\/orders$/],
        [demoCourier, /\/courier\/\w+$/],
      ] as const;
      for (const [who, where] of begins) {
        await page.goto('/admin/auth/authentication');
        await signIn(person, { email: who, password: demoPassword });
        await expect(page).toHaveURL(where);
        await expect(page.getByRole('main')).toBeVisible();
      }
    },
  );

  journey(`a session is lost in the middle of work, ${language}`, async ({ stage }) => {
    const person = await stage.person('desk', language);
    const { page, t, checkScreen, browserErrors } = person;
    const account = { email: demoCompany, password: demoPassword };
    await page.goto('/admin/auth/authentication');
    await signIn(person, account);
    await page.getByRole('link', { name: t('pubs.edit_named', { name: 'La Nuc' }) }).click();
    await openSection(person, 'pubs.section_venue');
    await page.getByRole('button', { name: t('ui.save') }).waitFor();
    const here = new URL(page.url()).pathname;

    browserErrors.expect(/status of 401/);
    browserErrors.expect(/WebSocket/);
    await loseSession(person);
    await page.getByLabel(t('pubs.address'), { exact: true }).fill('str. Pierdută 1');
    await page.getByRole('button', { name: t('ui.save') }).click();
    await expect(page).toHaveURL(/\/admin\/auth\/authentication$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.session_expired'));
    await checkScreen('sign-in-again');
    await signIn(person, account);
    await expect(page).toHaveURL(new RegExp(`${here}$`));
    await expect(heading(page)).toHaveText(t('pubs.section_venue'));

    // Another tab of the same browser signs out: this tab is signed out too.
    const other = await page.context().newPage();
    await other.goto('/admin/company');
    await other.getByRole('button', { name: t('accounts.log_out') }).click();
    await expect(other).toHaveURL(/\/$/);
    await expect(page).toHaveURL(/\/admin\/auth\/authentication$/);
    await other.close();
  });

  journey(`the language of an open screen is changed, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t } = person;
    const [own, next] = language === 'ro' ? ['RO', 'RU'] : ['RU', 'RO'];
    await page.goto('/admin/auth/authentication');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await openLanguages(page, t);
    await expect(languageButton(page, t, own)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('accounts.sign_in') }).click();
    const email = page.getByLabel(t('accounts.email'));
    await expect(email).toHaveAccessibleDescription(
      t('admin.validation_errors.company.email.required'),
    );

    // The shown errors are translated, and the typed password stays.
    await page.getByLabel(t('accounts.password')).fill(PASSWORD);
    await openLanguages(page, t);
    await languageButton(page, t, next).click();
    const lang = next.toLowerCase();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const { t: tNext } = await stage.person('phone', language === 'ro' ? 'ru' : 'ro');
    await expect(heading(page)).toHaveText(tNext('accounts.signing_in'));
    await expect(page.getByLabel(tNext('accounts.password'))).toHaveValue(PASSWORD);
    await expect(page.getByLabel(tNext('accounts.email'))).toHaveAccessibleDescription(
      tNext('admin.validation_errors.company.email.required'),
    );
    await page.reload();
    await expect(heading(page)).toHaveText(tNext('accounts.signing_in'));
    await openLanguages(page, tNext);
    await expect(languageButton(page, tNext, next)).toHaveAttribute('aria-pressed', 'true');
  });

  journey(
    `the app starts offline, and with missing parts, ${language}`,
    deep,
    async ({ stage }) => {
      const { page, t, checkScreen, browserErrors } = await stage.person('phone', language);
      browserErrors.expect(
        /Failed to load resource|ERR_|preload|dynamically imported|page_did_not_load/,
      );
      await page.route('**/static/admin/locales/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByText(t('ui.start_waiting'))).toBeVisible();
      await checkScreen('start-waiting');
      await page.unroute('**/static/admin/locales/**');
      await expect(heading(page)).toHaveText(t('accounts.headline'));

      await page.route('**/static/admin/locales/**', (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await expect(page.getByText(t('ui.start_failed'))).toBeVisible();
      await checkScreen('start-failed');
      await page.unroute('**/static/admin/locales/**');
      await page.getByRole('button', { name: t('ui.reload') }).click();
      await expect(heading(page)).toHaveText(t('accounts.headline'));

      // The script of a screen cannot be loaded: it is requested again, then an error is shown under the bar.
      await page.route('**/assets/login-screen*.js', (route) => route.abort());
      await page.getByRole('link', { name: t('accounts.sign_in') }).click();
      await expect(page.getByRole('alert')).toContainText(t('errors.page_did_not_load'));
      await checkScreen('part-failed');
      await page.unroute('**/assets/login-screen*.js');
      await page.getByRole('button', { name: t('ui.reload') }).click();
      await expect(heading(page)).toHaveText(t('accounts.signing_in'));

      // A newer deployment has removed it: the page reloads by itself and continues.
      await page.goto('/');
      await expect(heading(page)).toHaveText(t('accounts.headline'));
      await page.evaluate(() => {
        document.querySelector('script[type=module][src]')?.setAttribute('src', '/assets/old.js');
      });
      let isRemoved = true;
      // The reloaded page requests existing files.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isRemoved = false;
      });
      await page.route('**/assets/login-screen*.js', (route) =>
        isRemoved ? route.fulfill({ status: 404 }) : route.continue(),
      );
      const reloaded = page.waitForEvent('load');
      await page.getByRole('link', { name: t('accounts.sign_in') }).click();
      await reloaded;
      await expect(heading(page)).toHaveText(t('accounts.signing_in'));
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}
