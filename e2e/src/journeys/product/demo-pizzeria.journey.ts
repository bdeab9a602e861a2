import { expect, type Locator } from '@playwright/test';
import {
  barOf,
  cardOf,
  lineOf,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { demoCafe, demoPizzeria, demoPub } from '../../stage/people.ts';
import { romanianOnly, testLanguages } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deepIn } from '../../stage/depth.ts';

const menuPath = `/pub/${demoPizzeria}/?table=4`;

const HALVES = 'Pizza din două jumătăți';
/** The large size, the dearer half, twice prawns, and the third sauce: two are free. */
const TOTAL = 179 + 65 + 2 * 45 + 15;

const submit = (sheet: Locator): Locator => sheet.locator('[type=submit]');

async function takeTwo({ t }: Person, sheet: Locator, name: string): Promise<void> {
  await sheet.getByRole('checkbox', { name }).check();
  await sheet.getByRole('button', { name: t('guest.choosing.more', { name }) }).tap();
}

/** A large pizza of two halves with a price, with extras and sauces. */
async function chooseHalves(person: Person): Promise<void> {
  const { page, t, lei, checkScreen } = person;
  const card = cardOf(person, HALVES);
  await card.getByRole('button', { name: t('guest.page.add') }).tap();
  const sheet = page.getByRole('dialog', { name: HALVES });
  await sheet.getByRole('radio', { name: '40 cm' }).check();
  await sheet.getByRole('checkbox', { name: 'Diavola' }).check();
  const oneMore = { group: 'Cele două jumătăți', count: 1 };
  await expect(submit(sheet)).toContainText(t('choosing.choose_more', oneMore));
  await sheet.getByRole('checkbox', { name: 'Tartufo' }).check();
  // Two halves are a whole: a third cannot be taken.
  await expect(sheet.getByRole('checkbox', { name: 'Margherita' })).toBeDisabled();
  await sheet.getByRole('radio', { name: 'Napoletan' }).check();
  await takeTwo(person, sheet, 'Creveți');
  await takeTwo(person, sheet, 'Sos de usturoi');
  await sheet.getByRole('checkbox', { name: 'Sos BBQ' }).check();
  await expect(submit(sheet)).toContainText(lei(TOTAL));
  await checkScreen('demo-pizzeria-halves');
  await submit(sheet).tap();
  await expect(sheet).toBeHidden();
}

for (const language of romanianOnly) {
  journey(`a guest of the demo pizzeria orders two halves, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, lei, checkScreen, browserErrors } = person;
    await page.goto(menuPath);
    await checkScreen('demo-pizzeria');
    await chooseHalves(person);
    await expect(barOf(person)).toContainText(lei(TOTAL));
    const checkout = await openCheckout(person);
    const line = lineOf(checkout, HALVES);
    await expect(line).toContainText('40 cm');
    await expect(line).toContainText('2 × Creveți');
    await expect(orderButton(checkout, person)).toContainText(lei(TOTAL));
    browserErrors.expect(/ERR_ABORTED/);
    await orderButton(checkout, person).tap();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    const order = page.getByRole('article');
    await expect(order).toContainText('Diavola, Tartufo');
    await expect(order).toContainText(lei(TOTAL));
  });
}

const names = {
  ro: { pizza: 'Pizza din două jumătăți', coffee: 'Cafea la filtru', pie: 'Plăcintă cu bostan' },
  ru: { pizza: 'Пицца из двух половинок', coffee: 'Фильтр-кофе', pie: 'Плацинда с тыквой' },
} as const;

for (const language of testLanguages) {
  journey(
    `each demo pub shows its menu in the guest’s language, ${language}`,
    deepIn('ru', language),
    async ({ stage }) => {
      const person = await stage.person('phone-without-script', language);
      const { pizza, coffee, pie } = names[language];
      const shown = [
        [demoPizzeria, pizza],
        [demoCafe, coffee],
        [demoPub, pie],
      ] as const;
      for (const [pub, dish] of shown) {
        await person.page.goto(`/pub/${pub}/`);
        await expect(cardOf(person, dish)).toBeVisible();
      }
    },
  );
}
