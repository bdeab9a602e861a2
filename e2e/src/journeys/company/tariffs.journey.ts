import { expect } from '@playwright/test';
import { demoCompany, demoPassword } from '../../stage/people.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a company asks for a larger tariff, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    const token = await stage.calls.signIn(demoCompany, demoPassword);
    const { company } = await stage.calls.call('GET /api/company', { as: { accesstoken: token } });
    await page.goto('/admin/auth/authentication');
    await page.getByLabel(t('accounts.email')).fill(demoCompany);
    await page.getByLabel(t('accounts.password')).fill(demoPassword);
    await page.getByRole('button', { name: t('accounts.sign_in') }).click();

    const tariffs = page.getByRole('group', { name: t('accounts.your_tariff') });
    await expect(tariffs.getByRole('button', { pressed: true })).toHaveText(
      t(`accounts.tariff_${company.tariff}`),
    );
    await checkScreen('company-tariffs');
    const asked = tariffs.getByRole('button', { pressed: false }).last();
    const tariff = (await asked.textContent()) ?? '';
    await asked.click();

    const popup = page.getByRole('dialog', { name: t('accounts.tariff_named', { tariff }) });
    await expect(popup.getByText(t('accounts.upgrade_how'))).toBeVisible();
    const links = popup.getByRole('link');
    await expect(links).toHaveCount(3);
    for (const [index, scheme] of [/^mailto:/, /^mailto:/, /^tel:\+\d+$/].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', scheme);
    }
    await checkScreen('upgrade-tariff');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(asked).toBeFocused();
  });
}
