import { expect } from '@playwright/test';
import { linkOf, slipOf } from '../../steps/company/desk-steps.ts';
import { createFilledPub, readOrders, setInPlace } from '../../steps/company/kitchen-steps.ts';
import { giveOptions } from '../../steps/company/option-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import { openList, orderCard, reserve, signInCourier } from '../../steps/courier/courier-steps.ts';
import {
  createApprovedCourier,
  orderDelivery,
  type TestPub,
} from '../../steps/courier/test-pub.ts';
import {
  cardOf,
  checkoutOf,
  closeCheckout,
  lineOf,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { translateMenu } from '../../steps/guest/translation-steps.ts';
import type { Calls } from '../../stage/calls.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { scenarios } from '../../stage/scenarios.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const menus = {
  ro: {
    dish: scenarios.ro.dishes[0].name,
    size: 'Mărime',
    large: 'Mare',
    extras: 'Adaosuri',
    cream: 'Smântână',
  },
  ru: {
    dish: scenarios.ru.dishes[0].name,
    size: 'Размер',
    large: 'Большая',
    extras: 'Добавки',
    cream: 'Сметана',
  },
} as const satisfies Record<TestLanguage, object>;
type Menu = (typeof menus)[TestLanguage];

const otherThan = (language: TestLanguage): TestLanguage => (language === 'ro' ? 'ru' : 'ro');
const chosenIn = ({ large, cream }: Menu): string => `${large}, 2\u00A0× ${cream}`;
const lineIn = (menu: Menu): string => `${menu.dish} (${chosenIn(menu)})`;

/** A pub whose menu is in one language, with all names translated into the other. */
async function createTranslatedPub(calls: Calls, language: TestLanguage): Promise<TestPub> {
  const own = menus[language];
  const theirs = menus[otherThan(language)];
  const pub = await createFilledPub(calls, language, 'languages');
  await setInPlace(calls, pub, true);
  await giveOptions(calls, pub, {
    size: { name: own.size, choices: [[own.large, 90]] },
    extras: { name: own.extras, choices: [[own.cream, 12]] },
  });
  const names = Object.fromEntries(
    (['dish', 'size', 'large', 'extras', 'cream'] as const).map((key) => [own[key], theirs[key]]),
  );
  await translateMenu(calls, pub, { from: language, to: otherThan(language), names });
  return pub;
}

/** A guest finds the dish by the name on the pub's paper menu, and chooses it in their own language. */
async function chooseDish(
  guest: Person,
  { own, theirs }: { own: Menu; theirs: Menu },
): Promise<void> {
  const { page, t, checkScreen } = guest;
  await expect(cardOf(guest, theirs.dish)).toBeVisible();
  await expect(page.getByText(own.dish)).toHaveCount(0);
  await checkScreen('guest-languages-menu');
  await page.getByRole('button', { name: t('guest.page.search') }).tap();
  await page.getByRole('searchbox').fill(own.dish);
  await expect(page.getByText(t('guest.search.found', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: theirs.dish })).toBeVisible();
  await page.getByRole('button', { name: t('guest.search.close') }).tap();
  await cardOf(guest, theirs.dish)
    .getByRole('button', { name: t('guest.page.add') })
    .tap();
  const sheet = page.getByRole('dialog', { name: theirs.dish });
  await sheet.getByRole('radio', { name: theirs.large }).check();
  await sheet.getByRole('checkbox', { name: theirs.cream }).check();
  await sheet.getByRole('button', { name: t('guest.choosing.more', { name: theirs.cream }) }).tap();
  await checkScreen('guest-languages-sheet');
  await sheet.locator('[type=submit]').tap();
  await expect(sheet).toBeHidden();
}

/** The basket is read in the language of the page, also after it was changed. */
async function readBasket(
  guest: Person,
  { own, theirs }: { own: Menu; theirs: Menu },
): Promise<void> {
  const { page, checkScreen, language } = guest;
  const change = (to: TestLanguage) => page.locator(`nav [hreflang="${to}"]`).tap();
  const checkout = await openCheckout(guest);
  await expect(lineOf(checkout, theirs.dish)).toContainText(chosenIn(theirs));
  await checkScreen('guest-languages-basket');
  await closeCheckout(guest);
  await change(otherThan(language));
  await expect(cardOf(guest, own.dish)).toBeVisible();
  await change(language);
  await expect(cardOf(guest, theirs.dish)).toBeVisible();
}

journey.use({ isInOneLanguage: true });

// The other way round only the words differ.
for (const language of inOneLanguage('ro')) {
  const guestLanguage = otherThan(language);
  journey(`a menu in ${language} is ordered from in ${guestLanguage}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createTranslatedPub(calls, language);
    const [own, theirs] = [menus[language], menus[guestLanguage]];
    const guest = await stage.person('phone', guestLanguage);
    await guest.page.goto(`/pub/${pub.scenario.pub.urlName}/?table=7`);
    await chooseDish(guest, { own, theirs });
    await readBasket(guest, { own, theirs });
    await openCheckout(guest);
    guest.browserErrors.expect(/ERR_ABORTED/);
    await orderButton(checkoutOf(guest), guest).tap();
    await expect(guest.page).toHaveURL(/\/order\/[^/]+$/);
    const slip = guest.page.getByRole('article');
    await expect(slip).toContainText(`${theirs.dish}${chosenIn(theirs)}${lineIn(own)}`);
    await guest.checkScreen('guest-languages-ordered');
    await guest.page.locator(`[hreflang="${language}"]`).tap();
    await expect(slip).toContainText(`${own.dish}${chosenIn(own)}`);
    await expect(slip).not.toContainText(theirs.dish);

    const desk = await stage.person('desk', language);
    const [placed] = await readOrders(calls, pub);
    const number = placed?.number ?? 0;
    await signIn(desk, pub.scenario.owner.email);
    await desk.page.goto(`/admin/pub/${pub.pubID}/orders`);
    await expect(slipOf(desk, number)).toContainText(own.dish);
    await expect(slipOf(desk, number)).not.toContainText(theirs.dish);
    await linkOf(desk, number).click();
    await expect(desk.page.getByText(lineIn(theirs))).toBeVisible();
    const dishes = desk.page.getByRole('listitem').filter({ hasText: own.dish });
    await expect(dishes).toContainText(own.large);
    const languageName = new Intl.DisplayNames(`${language}-MD`, { type: 'language' });
    const mark = desk.t('orders.guest_language', {
      language: languageName.of(guestLanguage) ?? '',
    });
    await expect(desk.page.getByText(mark)).toBeVisible();
    await desk.checkScreen('desk-guest-language');

    const courier = await stage.person('phone', guestLanguage);
    await createApprovedCourier(calls, pub.scenario);
    const options = (placed?.dishes[0]?.options ?? []).map(({ choice_id, count }) => ({
      choice_id,
      count,
    }));
    const delivery = await orderDelivery(guest, calls, { ...pub, options });
    await signInCourier(courier, pub.scenario);
    await reserve(courier, delivery);
    await openList(courier, 'active');
    await expect(orderCard(courier, delivery)).toContainText(
      `${theirs.dish}${chosenIn(theirs)}${lineIn(own)}`,
    );
    await courier.checkScreen('courier-languages');
  });
}
