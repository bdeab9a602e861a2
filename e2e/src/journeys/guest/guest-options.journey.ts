import { expect, type Locator } from '@playwright/test';
import {
  barOf,
  cardOf,
  checkoutOf,
  countOn,
  lineOf,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { createFilledPub, setInPlace } from '../../steps/company/kitchen-steps.ts';
import { giveOptions } from '../../steps/company/option-steps.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';

const words = {
  ro: {
    size: 'Mărime',
    sizes: ['Mică', 'Mare'],
    extras: 'Adaosuri',
    chosen: ['Smântână', 'Mujdei'],
    note: 'fără ceapă',
  },
  ru: {
    size: 'Размер',
    sizes: ['Маленькая', 'Большая'],
    extras: 'Добавки',
    chosen: ['Сметана', 'Муждей'],
    note: 'без лука',
  },
} as const satisfies Record<TestLanguage, object>;

const SMALL = 60;
const LARGE = 90;
const CREAM = 12;
const SAUCE = 8;

const sheetOf = ({ page }: Person, dish: string): Locator =>
  page.getByRole('dialog', { name: dish });
const submit = (sheet: Locator): Locator => sheet.locator('[type=submit]');

/** The first size is chosen already. */
async function chooseLargeWithCream(person: Person, dish: string): Promise<void> {
  const { t, lei, language, checkScreen, page } = person;
  const { sizes, chosen, note } = words[language];
  await cardOf(person, dish)
    .getByRole('button', { name: t('guest.page.add') })
    .tap();
  const sheet = sheetOf(person, dish);
  await expect(sheet.getByRole('radio', { name: sizes[0] })).toBeChecked();
  await expect(submit(sheet)).toContainText(lei(SMALL));
  await sheet.getByRole('radio', { name: sizes[1] }).check();
  await sheet.getByRole('checkbox', { name: chosen[0] }).check();
  await sheet.getByRole('button', { name: t('guest.choosing.more', { name: chosen[0] }) }).tap();
  await sheet.getByLabel(t('choosing.note')).fill(note);
  await expect(submit(sheet)).toContainText(lei(LARGE + 2 * CREAM));
  const foot = await submit(sheet).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  await checkScreen('guest-options-chosen');
  await submit(sheet).tap();
  await expect(sheet).toBeHidden();
}

/** In the basket cream becomes sauce; the same dish is added once more as a small one. */
async function changeInBasket(person: Person, dish: string): Promise<Locator> {
  const { t, lei, language, checkScreen } = person;
  const { sizes, chosen } = words[language];
  const checkout = await openCheckout(person);
  const line = lineOf(checkout, dish);
  await expect(line).toContainText(`${sizes[1]}, 2 × ${chosen[0]}`);
  await line.getByRole('button', { name: t('guest.checkout.change') }).tap();
  const sheet = sheetOf(person, dish);
  await expect(sheet.getByRole('radio', { name: sizes[1] })).toBeChecked();
  await sheet.getByRole('checkbox', { name: chosen[0] }).uncheck();
  await sheet.getByRole('checkbox', { name: chosen[1] }).check();
  await submit(sheet).tap();
  await expect(sheet).toBeHidden();
  await expect(line).toContainText(`${sizes[1]}, ${chosen[1]}`);
  await expect(line).toContainText(lei(LARGE + SAUCE));
  await expect(orderButton(checkout, person)).toContainText(lei(LARGE + SAUCE));
  await checkScreen('guest-options-basket');
  return checkout;
}

/** The back button closes the basket, not the page. */
async function addSmallOne(person: Person, dish: string): Promise<void> {
  const { page, t, lei, language } = person;
  await page.goBack();
  await expect(checkoutOf(person)).toBeHidden();
  await cardOf(person, dish)
    .getByRole('button', { name: t('guest.page.add') })
    .tap();
  const sheet = sheetOf(person, dish);
  await sheet.getByRole('radio', { name: words[language].sizes[0] }).check();
  await submit(sheet).tap();
  await expect(sheet).toBeHidden();
  await expect(countOn(person, dish)).toHaveText('2');
  await expect(barOf(person)).toContainText(lei(LARGE + SAUCE + SMALL));
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a guest chooses a size, extras and a note, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'options');
    await setInPlace(calls, pub, true);
    const { size, sizes, extras, chosen, note } = words[language];
    await giveOptions(calls, pub, {
      size: {
        name: size,
        choices: [
          [sizes[0], SMALL],
          [sizes[1], LARGE],
        ],
      },
      extras: {
        name: extras,
        choices: [
          [chosen[0], CREAM],
          [chosen[1], SAUCE],
        ],
      },
    });
    const person = await stage.person('phone', language);
    const { page, t, lei, checkScreen, browserErrors } = person;
    const [{ name: dish }] = pub.scenario.dishes;
    await page.goto(`/pub/${pub.scenario.pub.urlName}/?table=7`);
    const shown = `${t('guest.page.from')} ${lei(SMALL)}`;
    await expect(cardOf(person, dish).locator('data')).toHaveText(shown);

    await chooseLargeWithCream(person, dish);
    await changeInBasket(person, dish);
    await addSmallOne(person, dish);
    const checkout = await openCheckout(person);
    browserErrors.expect(/ERR_ABORTED/);
    await orderButton(checkout, person).tap();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    const order = page.getByRole('article');
    await expect(order).toContainText(`${sizes[1]}, ${chosen[1]}`);
    await expect(order).toContainText(note);
    await expect(order).toContainText(lei(LARGE + SAUCE + SMALL));
    await checkScreen('guest-options-ordered');

    await page.getByRole('link', { name: t('guest.order.another_round') }).tap();
    const again = checkoutOf(person);
    await expect(again).toBeVisible();
    await expect(lineOf(again, `${sizes[1]}, ${chosen[1]}`)).toContainText(note);
  });
}
