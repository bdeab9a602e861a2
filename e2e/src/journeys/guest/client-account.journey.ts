import { expect, type Locator } from '@playwright/test';
import { demoPub } from '../../stage/people.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD } from '../../stage/scenarios.ts';

type Guest = { readonly name: string; readonly phone: string };

const guests: Record<TestLanguage, Guest> = {
  ro: { name: 'Viorica Ciobanu', phone: '+37369555031' },
  ru: { name: 'Ян Коваль', phone: '+37369555032' },
};
const TABLE = '14';
const menuAddress = `/pub/${demoPub}/?table=${TABLE}`;

async function openAccount({ page, t }: Person): Promise<Locator> {
  await page.getByRole('button', { name: t('guest.page.account') }).tap();
  return page.getByRole('dialog', { name: t('guest.account.title') });
}

/** First with a password that is too short, which is refused beneath its field and not sent. */
async function register(person: Person, { name, phone }: Guest): Promise<void> {
  const { page, t, checkScreen } = person;
  const account = await openAccount(person);
  await checkScreen('account-sign-in');
  await account.getByRole('radio', { name: t('guest.account.register') }).tap();
  await account.getByLabel(t('guest.account.name')).fill(name);
  await account.getByLabel(t('guest.account.phone')).fill(phone);
  const password = account.getByLabel(t('guest.account.password'));
  await password.fill('scurt');
  const create = account.getByRole('button', { name: t('guest.account.create') });
  await create.tap();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(t('errors.min', { limit: 8 }));
  await checkScreen('account-problem');
  await password.fill(PASSWORD);
  await create.tap();
  await expect(account.getByText(t('guest.account.hello', { name }))).toBeVisible();
  await expect(account.getByText(t('guest.account.no_orders'))).toBeVisible();
  await checkScreen('account-empty');
  await page.keyboard.press('Escape');
}

/** Two of the menu's first dish; name and phone are already filled in. Returns dish and number. */
async function order({ page, t, browserErrors }: Person, { name }: Guest) {
  const card = page.getByRole('main').getByRole('listitem').first();
  const dish = await card.getByRole('link').innerText();
  const add = card.getByRole('button', { name: `${t('guest.page.add')}: ${dish}` });
  await add.tap();
  await add.tap();
  await page.getByRole('button', { name: t('guest.page.basket') }).tap();
  const checkout = page.getByRole('dialog', { name: t('guest.checkout.title') });
  await expect(checkout.getByLabel(t('guest.checkout.name_if_you_like'))).toHaveValue(name);
  browserErrors.expect(/ERR_ABORTED/);
  await checkout.getByRole('button', { name: t('guest.checkout.order') }).tap();
  await expect(page).toHaveURL(/\/order\/[^/]+$/);
  const number = await page.getByText(/^№ \d+$/).textContent();
  return { dish, number: Number(number?.slice(2)) };
}

async function signIn(
  { page, t, checkScreen, browserErrors }: Person,
  account: Locator,
  { phone }: Guest,
) {
  const password = account.getByLabel(t('guest.account.password'));
  const submit = account.getByRole('button', { name: t('guest.account.sign_in') });
  await account.getByLabel(t('guest.account.phone')).fill(phone.replace('+373', '0'));
  await password.fill('nu este aceasta');
  browserErrors.expect(/status of 401/);
  await submit.tap();
  await expect(account.getByRole('alert')).toHaveText(t('guest.account.wrong'));
  await expect(password).toBeFocused();
  await checkScreen('account-refused');
  await password.fill(PASSWORD);
  await submit.tap();
  await expect(page.getByRole('heading', { name: t('guest.account.orders') })).toBeVisible();
}

async function deleteAccount({ page, t }: Person, { phone }: Guest): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/delete-client$/);
  await page.getByLabel(t('accounts.your_phone')).fill(phone);
  await page.getByLabel(t('accounts.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('accounts.delete_client_submit') }).tap();
  await expect(page.getByRole('status')).toHaveText(t('accounts.delete_client_done'));
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a guest's orders are stored in an account, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    const guest = guests[language];
    await page.goto(menuAddress);
    await register(person, guest);
    const { dish, number } = await order(person, guest);

    await page.goto(menuAddress);
    let account = await openAccount(person);
    const names = { number, pub: 'La Nuc' };
    const own = account.getByRole('link', { name: t('guest.account.order_number', names) });
    await expect(own).toContainText(dish);
    await checkScreen('account-orders');
    await account.getByRole('link', { name: t('guest.account.again_order', names) }).tap();
    const bar = page.getByRole('button', { name: t('guest.page.basket') });
    await expect(bar.locator('output')).toHaveText('2');
    await expect(page).toHaveURL(new RegExp(`table=${TABLE}`));

    // The sign-out lasts, also after a reload; the phone signs in to the same orders.
    account = await openAccount(person);
    await account.getByRole('button', { name: t('guest.account.leave') }).tap();
    await expect(account.getByLabel(t('guest.account.password'))).toBeVisible();
    await page.reload();
    account = await openAccount(person);
    await signIn(person, account, guest);
    await expect(own).toBeVisible();
    await own.tap();
    await expect(page.getByText(`№ ${number}`)).toBeVisible();

    await page.goto(menuAddress);
    account = await openAccount(person);
    await account.getByRole('link', { name: t('guest.account.delete') }).tap();
    await deleteAccount(person, guest);
    // The account was deleted, and this page detects it by itself.
    await page.goto(menuAddress);
    browserErrors.expect(/status of 401/);
    account = await openAccount(person);
    await expect(account.getByLabel(t('guest.account.password'))).toBeVisible();
  });
}
