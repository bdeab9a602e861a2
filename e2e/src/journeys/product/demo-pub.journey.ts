import { expect } from '@playwright/test';
import { offeredStatuses } from '@comanda/domain/orders';
import type { Calls } from '../../stage/calls.ts';
import { openOrders } from '../../steps/courier/courier-steps.ts';
import { demoCompany, demoCourier, demoPassword, demoPub } from '../../stage/people.ts';
import { expectTwoWholeDishes } from '../../stage/first-screen.ts';
import { readQr } from '../../stage/read-qr.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { addToBasket, openCheckout, orderButton } from '../../steps/guest/basket-steps.ts';
import { onRail } from '../../steps/company/pub-places.ts';

const menuPath = `/pub/${demoPub}/`;

async function signIn({ page, t }: Person, email: string): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password')).fill(demoPassword);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
}

const TABLE = '7';

/** A dish with milk, as the menu names it and as a guest types it, and one without. */
const words = {
  ro: {
    pie: 'Plăcintă cu brânză',
    typed: 'PLACINTA cu branza',
    other: 'Plăcintă cu cartofi și ceapă',
  },
  ru: {
    pie: 'Плацинда с брынзой',
    typed: 'ПЛАЦИНДА с брынзой',
    other: 'Плацинда с картофелем и луком',
  },
} as const satisfies Record<TestLanguage, object>;

/** The pub's line: it opens the details that a guest needs once. */
const moreOf = ({ page, t }: Person) => page.getByText(t('guest.page.more'), { exact: true });

/** Whole dishes come first, with and without a scanned table. */
async function expectDishesFirst({ page, t }: Person): Promise<void> {
  for (const query of ['', `?table=${TABLE}`]) {
    // The step back that closed the sheet may still be under way, and aborts a navigation.
    await expect(async () => {
      await page.goto(`${menuPath}${query}`);
    }).toPass();
    const card = page.getByRole('main').getByRole('listitem').first();
    // The script has loaded: there is space for the elements that it adds.
    await expect(card.getByRole('button', { name: t('guest.page.add') })).toBeVisible();
    await expectTwoWholeDishes(page);
  }
}

/** The Wi-Fi code for another phone: in the sheet behind the line, decoded from its picture. */
async function readWifiCode(person: Person, calls: Calls): Promise<void> {
  const { page, t, checkScreen } = person;
  const { pub } = await calls.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: demoPub },
  });
  const { wifi_network: network, wifi_password: password } = pub;
  const code = page.getByRole('img', { name: t('guest.page.wifi_code_of', { network }) });
  await expect(code).toBeHidden();
  await moreOf(person).click();
  const sheet = page.getByRole('dialog', { name: pub.name });
  await expect(sheet).toContainText(pub.address);
  await expect(code).toBeVisible();
  await checkScreen('demo-about');
  const picture = await page.request.get((await code.getAttribute('src')) ?? '');
  expect(await readQr(page, await picture.body(), 'image/svg+xml')).toBe(
    `WIFI:T:WPA;S:${network};P:${password};;`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: t('guest.page.copy_wifi') }).click();
  await expect(sheet.getByText(t('guest.page.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.goBack();
  await expect(sheet).toBeHidden();
  // Its content is behind the line again.
  await moreOf(person).click();
  await expect(code).toBeVisible();
  await sheet.getByRole('button', { name: t('guest.page.close') }).click();
  await expect(code).toBeHidden();
}

/** A scanned table is shown in the line, and another order type is one tap away. */
async function orderFromTable(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  await page.goto(`${menuPath}?table=${TABLE}`);
  const line = page.getByRole('banner').locator('summary');
  const delivery = page.getByRole('button', { name: t('guest.checkout.delivery') });
  await expect(line).toContainText(t('guest.order.table', { table: TABLE }));
  await expect(delivery).toBeHidden();
  await checkScreen('demo-menu-table');
  await moreOf(person).click();
  await delivery.click();
  await expect(delivery).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(delivery).toBeHidden();
  await expect(line).toContainText(t('guest.checkout.delivery'));
  await expect(line).not.toContainText(t('guest.order.table', { table: TABLE }));
}

/** The order takes along what the guest avoids, after one press. */
async function tellTheKitchen(person: Person): Promise<void> {
  const { page, t, language, checkScreen } = person;
  await page.goto(`${menuPath}?table=${TABLE}`);
  await addToBasket(person, words[language].other);
  const checkout = await openCheckout(person);
  await checkout.getByRole('checkbox', { name: t('guest.food.send') }).check();
  await checkScreen('demo-checkout-wishes');
  await orderButton(checkout, person).click();
  await expect(page.getByText(`${t('food.milk')}. ${t('guest.order.avoids_sent')}`)).toBeVisible();
  await page.goto(menuPath);
}

/** What has milk is hidden, also after a reload, until the guest takes it back. */
async function avoidMilk(person: Person): Promise<void> {
  const { page, t, language, checkScreen } = person;
  await page.goto(menuPath);
  const opener = page.getByRole('button', { name: t('guest.food.title') });
  const sheet = page.getByRole('dialog', { name: t('guest.food.title') });
  const cake = page.getByRole('link', { name: words[language].pie });
  await expect(cake).toBeVisible();
  await opener.click();
  await sheet.getByRole('checkbox', { name: t('food.milk') }).check();
  await checkScreen('demo-wishes');
  await sheet.getByRole('button', { name: t('guest.food.show') }).click();
  await expect(cake).toBeHidden();
  await page.reload();
  await expect(page.locator('.wishes')).toBeVisible();
  await expect(cake).toBeHidden();
  await checkScreen('demo-without-milk');
  await tellTheKitchen(person);
  await opener.click();
  await sheet.getByRole('button', { name: t('guest.food.clear') }).click();
  await page.keyboard.press('Escape');
  await expect(cake).toBeVisible();
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`the menu is complete without JavaScript, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone-without-script', language);
    const { page, t, lei } = person;
    const { dishes, categories, menus } = await stage.calls.call(
      'GET /api/client/pub/:pubUrlName',
      { params: { pubUrlName: demoPub }, query: { language } },
    );
    await page.goto(menuPath);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(new RegExp(t('guest.page.title', { name: 'La Nuc' })));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(menus.length);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(categories.length);
    const links = main.getByRole('link');
    await expect(links).toHaveCount(dishes.length);
    expect((await links.allTextContents()).toSorted()).toEqual(
      dishes.map(({ name }) => name).toSorted(),
    );
    const [dish] = dishes;
    if (!dish) throw new Error('the demo pub has no dish');
    await expect(main.getByRole('listitem').filter({ hasText: dish.name }).first()).toContainText(
      lei(dish.price),
    );
    const code = page.getByRole('banner').getByRole('img', { name: 'La Nuc Guest' });
    const route = page.getByRole('link', { name: t('guest.page.route') });
    await expect(code).toBeHidden();
    await expect(route).toBeHidden();
    await moreOf(person).click();
    await expect(code).toBeVisible();
    await expect(route).toBeVisible();
    await expect(page.locator('.hours dl')).toBeVisible();
    await moreOf(person).click();
    await expect(code).toBeHidden();
    // A printed menu begins with the pub's name, and shows the Wi-Fi as text.
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeHidden();
    await expect(page.getByText('subnucul1932')).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.y).toBeLessThan(20);
    await page.emulateMedia({ media: null });
  });

  journey(`a guest changes the language and finds a dish, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    await page.goto(menuPath);
    const other = language === 'ro' ? 'ru' : 'ro';
    const languages = page.getByRole('navigation', { name: t('guest.page.language') });
    await languages.getByRole('link', { name: other.toUpperCase() }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.getByRole('link', { name: language.toUpperCase(), exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await checkScreen('demo-menu');
    await readWifiCode(person, stage.calls);
    await expectDishesFirst(person);
    await orderFromTable(person);
    await avoidMilk(person);

    await page.getByRole('button', { name: t('guest.page.search') }).click();
    await page.getByRole('searchbox').fill(words[language].typed);
    const layer = page.getByRole('dialog', { name: t('guest.page.search') });
    const shown = layer.getByRole('link');
    await expect(shown.first()).toContainText(words[language].pie);
    await expect(
      page.getByText(t('guest.search.found', { count: await shown.count() })),
    ).toBeVisible();
    await checkScreen('demo-search');
    await page.getByRole('searchbox').fill('pizza');
    await expect(page.getByText(t('guest.search.nothing_found'))).toBeVisible();
  });

  journey(`the desk has orders in every status, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('desk', language);
    const { page, t, checkScreen, browserErrors } = person;
    await signIn(person, demoCompany);
    await page.getByRole('link', { name: t('pubs.edit_named', { name: 'La Nuc' }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'La Nuc' })).toBeVisible();
    await checkScreen('demo-pub-home');
    await onRail(person, 'orders.orders').click();
    const filters = page.getByRole('group', { name: t('orders.filter') });
    await expect(page.getByRole('article').first()).toBeVisible();
    await checkScreen('demo-desk');
    for (const status of offeredStatuses) {
      await filters.getByRole('button', { name: t(`orders.filter_${status}`) }).click();
      const section = page.getByRole('region', { name: t(`orders.filter_${status}`) });
      await expect(section.getByRole('article').first()).toBeVisible();
    }

    // The session has ended, on the server and in the browser: the next screen is the sign-in.
    browserErrors.expect(/401/);
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/auth\/authentication$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.signing_in'));
  });

  journey(`a courier has three lists, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    await signIn(person, demoCourier);
    await expect(page).toHaveURL(/\/courier\/profile$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ion Rusu' })).toBeVisible();
    await checkScreen('demo-courier-profile');
    await openOrders(person);
    const available = page.getByRole('button', { name: t('couriers.filter_available') });
    await expect(available).toHaveAttribute('aria-pressed', 'true');
    for (const list of ['available', 'active', 'completed'] as const) {
      const tab = page.getByRole('button', { name: t(`couriers.filter_${list}`) });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkScreen(`demo-courier-${list}`);
    }
  });

  journey(`an unknown address shows the not-found screen, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    browserErrors.expect(/404/);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ui.page_not_found'));
    await checkScreen('not-found');
    const answer = await page.goto('/pub/no-such-pub/');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('guest.page.not_found'));
    await checkScreen('guest-not-found');
  });
}
