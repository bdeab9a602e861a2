import { expect } from '@playwright/test';
import { signIn } from '../../../steps/company/zone-steps.ts';
import { createTestPub, scenarioOf } from '../../../steps/courier/test-pub.ts';
import { countPointers, pressBy, tabTo } from '../../../stage/keyboard.ts';
import { inOneLanguage } from '../../../stage/language.ts';
import { journey } from '../../../stage/stage.ts';
import { deep } from '../../../stage/depth.ts';

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  const other = language === 'ro' ? 'ru' : 'ro';

  journey(
    `an owner offers the menu in another language and translates it with the keyboard alone, a guest reads it, ${language}`,
    deep,
    async ({ stage }) => {
      const { pubID, scenario } = await createTestPub(
        stage.calls,
        scenarioOf(language, 'translations'),
      );
      const translated = scenarioOf(other, 'translations');
      const owner = await stage.person('desk', language);
      const { page, t, checkScreen } = owner;
      const pointers = await countPointers(page);
      await signIn(owner, scenario.owner.email);
      const clicksToSignIn = await pointers();
      await page.goto(`/admin/pub/${pubID}/edit_menu`);
      const button = (name: string) => page.getByRole('button', { name, exact: true });

      await pressBy(page, 'Enter', button(t('menu.more')));
      await pressBy(page, 'Enter', page.getByRole('link', { name: t('translations.title') }));
      await expect(page.getByText(t('translations.no_language'))).toBeVisible();
      await checkScreen('translations-no-language');
      await pressBy(page, 'Enter', button(t(`translations.language_${other}`)));

      const cell = (kind: 'menu' | 'category' | 'dish', text: string) =>
        page.getByLabel(
          t('translations.cell', {
            language: t(`translations.language_${other}`),
            kind: t(`translations.kind_${kind}`),
            text,
          }),
          { exact: true },
        );
      const [dish, translatedDish] = [scenario.dishes[0].name, translated.dishes[0].name];
      await tabTo(page, cell('menu', scenario.menu));
      await page.keyboard.type(translated.menu);
      await page.keyboard.press('Enter');
      await expect(cell('category', scenario.category)).toBeFocused();
      await page.keyboard.type(translated.category);
      await page.keyboard.press('Control+Enter');
      await expect(cell('dish', dish)).toBeFocused();
      await page.keyboard.type(translatedDish);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('translations.all_saved'))).toBeVisible();
      expect(await pointers()).toBe(clicksToSignIn);
      await checkScreen('translations-table');
      await page.reload();
      await expect(cell('dish', dish)).toHaveValue(translatedDish);

      const guest = await stage.person('phone', other);
      await guest.page.goto(`/pub/${scenario.pub.urlName}/`);
      await expect(guest.page.getByText(translatedDish).first()).toBeVisible();
      await expect(guest.page.getByText(translated.category).first()).toBeVisible();
      await expect(guest.page.getByText(dish, { exact: true })).toHaveCount(0);
    },
  );
}
