import { expect } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { readDemoPub, signInAsDemoCompany } from '../../steps/company/demo-pub-steps.ts';
import { press } from '../../steps/on-map.ts';

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a company asks why a guest cannot order at night, ${language}`, async ({ stage }) => {
    const { pub } = await readDemoPub(stage.calls);
    const person = await stage.person('desk', language);
    const { page, t } = person;
    await signInAsDemoCompany(person);
    await page.goto(`/admin/pub/${pub.id}/hours`);
    await page.getByRole('link', { name: t('orders.why_link') }).click();
    await expect(page.getByText(t('orders.why_pin_first'))).toBeVisible();
    const map = page.getByRole('application', { name: t('orders.why_map') });
    await press(map, [-20, 0]);
    await expect(map.locator('.map-pin')).toHaveCount(1);
    await page.getByRole('button', { name: t('orders.why_then') }).click();
    await page.getByLabel(t('orders.why_time')).fill('04:30');

    await page.getByRole('button', { name: t('orders.add_dish') }).click();
    const popup = page.getByRole('dialog');
    await popup.getByLabel(t('orders.find_dish')).fill('plăcintă');
    await popup.getByLabel(t('orders.find_dish')).press('Enter');
    await popup.getByRole('button', { name: t('orders.add'), exact: true }).click();
    await expect(popup).toHaveCount(0);

    // The demo pub delivers until two at the latest, and from eight at the earliest.
    await expect(page.getByText(t('orders.why_refused'))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /0[89]:00/ })).toBeVisible();
    await person.checkScreen('why');
    await page.getByRole('link', { name: t('hours.title') }).click();
    await expect(page).toHaveURL(/\/hours$/);
  });
}
