import { RESET_LINK_MINUTES } from '@comanda/domain/accounts';
import { expect } from '@playwright/test';
import { callsTo } from '../../stage/calls.ts';
import { openMailbox } from '../../stage/mailbox.ts';
import { demoPub } from '../../stage/people.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { startServer } from '../../stage/start-product.ts';
import { PASSWORD } from '../../stage/scenarios.ts';

const SECOND = 'a-doua-parolă-lungă';
const THIRD = 'a-treia-parolă-lungă';
const email = 'proprietar@parola.example';
const LOGIN = /\/admin\/auth\/authentication$/;

async function signIn({ page, t }: Person, password: string): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password')).fill(password);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
}

/** After a session has ended on the server, the next screen is the sign-in. */
async function expectSignedOut({ page, browserErrors }: Person): Promise<void> {
  browserErrors.expect(/status of 401/);
  await page.goto('/admin/company');
  await expect(page).toHaveURL(LOGIN);
}

/** First with a wrong current password. */
async function changePassword({ page, t, checkScreen, browserErrors }: Person): Promise<void> {
  await page.getByRole('link', { name: t('accounts.account'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.account'));
  await expect(page.getByLabel(t('accounts.your_email'))).toHaveValue(email);
  await checkScreen('account');
  const old = page.getByLabel(t('accounts.old_password'));
  await old.fill('nu este aceasta');
  await page.getByLabel(t('accounts.new_password')).fill(SECOND);
  await page.getByLabel(t('accounts.repeat_password')).fill(SECOND);
  const change = page.getByRole('button', { name: t('accounts.change_password') });
  browserErrors.expect(/status of 422/);
  await change.click();
  await expect(old).toHaveAccessibleDescription(t('errors.password_is_wrong'));
  await expect(old).toBeFocused();
  await checkScreen('account-refused');
  await old.fill(PASSWORD);
  await change.click();
  await expect(page.getByRole('status')).toHaveText(t('accounts.password_changed'));
  await checkScreen('account-changed');
}

async function askForLink({ page, t, checkScreen }: Person): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByRole('link', { name: t('accounts.ask_for_link') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('accounts.forgotten_password'),
  );
  await checkScreen('forgotten-password');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByRole('button', { name: t('accounts.send_link') }).tap();
  await expect(
    page.getByText(t('accounts.link_sent', { email, count: RESET_LINK_MINUTES })),
  ).toBeVisible();
  await checkScreen('forgotten-password-sent');
}

async function openLink({ page, t }: Person, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(t('accounts.new_password')).fill(password);
  await page.getByLabel(t('accounts.repeat_password')).fill(password);
  await page.getByRole('button', { name: t('accounts.set_password') }).tap();
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `a password is changed, then lost and reset by a mailed link, ${language}`,
    deep,
    async ({ stage, baseURL }) => {
      const origin = new URL(baseURL ?? '');
      origin.port = String(Number(origin.port) + 2);
      const mailbox = await openMailbox();
      const env = { SMTP_URL: mailbox.url };
      const product = await startServer(origin.origin, { args: ['--no-demo'], env });
      try {
        const desk = await stage.person('desk', language, origin.origin);
        const phone = await stage.person('phone', language, origin.origin);
        await callsTo(origin.origin).call('POST /api/company', {
          body: {
            email,
            password: PASSWORD,
            name: 'Parola SRL',
            phone: '069123123',
            tariff: 'pro',
          },
        });
        await signIn(desk, PASSWORD);
        await signIn(phone, PASSWORD);

        await changePassword(desk);
        await expectSignedOut(phone);
        // The session that changed it stays valid, also after a reload.
        await desk.page.reload();
        await expect(desk.page.getByLabel(desk.t('accounts.your_email'))).toHaveValue(email);

        await askForLink(phone);
        const link = await mailbox.link(email);
        await openLink(phone, link, THIRD);
        const { page, t, checkScreen, browserErrors } = phone;
        await expect(page.getByRole('status')).toHaveText(t('accounts.password_is_set_company'));
        await checkScreen('new-password-set');
        await expectSignedOut(desk);
        await signIn(phone, THIRD);

        browserErrors.expect(/status of 404/);
        await openLink(phone, link, SECOND);
        await expect(page.getByRole('alert')).toHaveText(t('errors.reset_link_is_over'));
        await checkScreen('new-password-over');
        await signIn(phone, THIRD);
        // An open screen would send requests to the stopped product.
        for (const person of [desk, phone]) await person.page.goto('about:blank');
      } finally {
        await product.end();
        await mailbox.close();
      }
    },
  );
}

const guests: Record<TestLanguage, { readonly phone: string; readonly next: string }> = {
  ro: { phone: '+37369555041', next: '+40 722 555 041' },
  ru: { phone: '+37369555042', next: '+380 50 155 50 42' },
};

async function openAccount({ page, t }: Person) {
  await page.goto(`/pub/${demoPub}/`);
  await page.getByRole('button', { name: t('guest.page.account') }).tap();
  return page.getByRole('dialog', { name: t('guest.account.title') });
}

for (const language of inOneLanguage('ru')) {
  journey(`a guest changes name, phone and password, ${language}`, deep, async ({ stage }) => {
    const { phone, next } = guests[language];
    await stage.calls.call('POST /api/client', {
      body: { name: 'Ana', phone, password: PASSWORD },
    });
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    let account = await openAccount(person);
    const enter = async (number: string, password: string) => {
      await account.getByLabel(t('guest.account.phone')).fill(number);
      await account.getByLabel(t('guest.account.password')).fill(password);
      await account.getByRole('button', { name: t('guest.account.sign_in') }).tap();
      await expect(account.getByText(t('guest.account.no_orders'))).toBeVisible();
    };
    await enter(phone, PASSWORD);
    await checkScreen('guest-account');
    await account.getByRole('button', { name: t('guest.account.change_details') }).tap();
    await checkScreen('guest-details');

    const save = account.getByRole('button', { name: t('guest.account.save'), exact: true });
    await account.getByLabel(t('guest.account.name')).fill('Ана-Мария');
    await account.getByLabel(t('guest.account.phone')).fill(next);
    const currentPassword = account.getByLabel(t('guest.account.password'), { exact: true });
    await currentPassword.fill('nu este aceasta');
    browserErrors.expect(/status of 422/);
    await save.tap();
    await expect(currentPassword).toHaveAccessibleDescription(t('errors.password_is_wrong'));
    await checkScreen('guest-details-refused');
    await currentPassword.fill(PASSWORD);
    await save.tap();
    await expect(account.getByText(t('guest.account.saved'), { exact: true })).toBeVisible();

    await account.getByLabel(t('guest.account.old_password')).fill(PASSWORD);
    await account.getByLabel(t('guest.account.new_password')).fill(SECOND);
    await account.getByRole('button', { name: t('guest.account.change_password') }).tap();
    await expect(account.getByText(t('guest.account.password_changed'))).toBeVisible();
    await checkScreen('guest-details-saved');

    // This session stays valid; the next sign-in needs the new phone and the new password.
    await account.getByRole('button', { name: t('guest.account.back') }).tap();
    await expect(account.getByText(t('guest.account.hello', { name: 'Ана-Мария' }))).toBeVisible();
    await account.getByRole('button', { name: t('guest.account.leave') }).tap();
    await enter(next, SECOND);

    await account.getByRole('button', { name: t('guest.account.leave') }).tap();
    await account.getByRole('link', { name: t('guest.account.forgot') }).tap();
    await expect(page.getByText(t('accounts.ask_people_guest'))).toBeVisible();
    await checkScreen('forgotten-password-guest');
    account = await openAccount(person);
    await expect(account.getByLabel(t('guest.account.password'))).toBeVisible();
  });
}
