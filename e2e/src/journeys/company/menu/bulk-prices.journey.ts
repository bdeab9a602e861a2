import { expect } from '@playwright/test';
import { addDish, createFilledPub } from '../../../steps/company/kitchen-steps.ts';
import { signIn } from '../../../steps/company/zone-steps.ts';
import { cardOf } from '../../../steps/guest/basket-steps.ts';
import { inOneLanguage } from '../../../stage/language.ts';
import { pressAction, openTool } from '../../../steps/company/menu-editing-steps.ts';
import { journey, type Person } from '../../../stage/stage.ts';
import { deep } from '../../../stage/depth.ts';

const FIRST = 'Papanași';
const SECOND = 'Mămăligă';

const inPopup = ({ page }: Person) => page.getByRole('dialog');

/** Chooses all dishes of the shown category and opens the popup of their prices. */
async function openPrices({ page, t }: Person): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('menu.bulk_prices_short'), exact: true }).click();
}

/** Copies a dish beside itself, under the proposed name. */
async function copyDish(person: Person, name: string): Promise<void> {
  const { page, t } = person;
  await pressAction(person, t('ui.actions_of', { name }), t('menu.copy'));
  await person.checkScreen('editor-copy-dish');
  await inPopup(person)
    .getByRole('button', { name: t('menu.copy'), exact: true })
    .click();
  const copy = page.getByRole('heading', { name: t('menu.name_of_copy', { name }) });
  await expect(copy).toBeVisible();
}

journey.use({ isInOneLanguage: true });
for (const language of inOneLanguage('ru')) {
  journey(
    `all prices of a category rise by a tenth, guests read them, and one press puts them back, ${language}`,
    deep,
    async ({ stage }) => {
      const pub = await createFilledPub(stage.calls, language, 'bulk');
      for (const [index, name] of [FIRST, SECOND].entries()) {
        await addDish(stage.calls, pub, { name, price: 50, place: index + 2 });
      }
      const owner = await stage.person('phone', language);
      const { page, t } = owner;
      await signIn(owner, pub.scenario.owner.email);
      const { pubID, menuID, categoryID } = pub;
      await page.goto(`/admin/pub/${pubID}/edit_menu/menu/${menuID}/category/${categoryID}`);
      await copyDish(owner, FIRST);

      await openTool(owner, t('menu.bulk'));
      await owner.checkScreen('editor-bulk');
      await openPrices(owner);
      await inPopup(owner).getByLabel(t('menu.bulk_by'), { exact: true }).fill('10');
      await owner.checkScreen('editor-bulk-prices');
      await inPopup(owner)
        .getByRole('button', { name: t('menu.bulk_apply'), exact: true })
        .click();
      await expect(page.getByText(t('menu.bulk_changed', { count: 4 }))).toBeVisible();

      const guest = await stage.person('phone', language);
      const menu = `/pub/${pub.scenario.pub.urlName}/`;
      await guest.page.goto(menu);
      await expect(cardOf(guest, SECOND)).toContainText('55');

      await page.getByRole('button', { name: t('menu.bulk_undo') }).click();
      await expect(page.getByText(t('menu.bulk_undone', { count: 4 }))).toBeVisible();
      await owner.checkScreen('editor-bulk-undone');
      await guest.page.goto(menu);
      await expect(cardOf(guest, SECOND)).toContainText('50');
    },
  );
}
