import { readFile } from 'node:fs/promises';
import { privacyTexts } from '@comanda/contract/guest-page';
import { translate } from '@comanda/contract/texts';
import { expect } from '@playwright/test';
import { demoPub } from '../../stage/people.ts';
import { inOneLanguage, testLanguages } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD } from '../../stage/scenarios.ts';

for (const language of testLanguages) {
  journey(`a visitor reads what happens with their data, ${language}`, async ({ stage }) => {
    const { page, t, checkScreen } = await stage.person('phone', language);
    const title = page.getByRole('heading', {
      level: 1,
      name: translate(privacyTexts['privacy.title'], language),
    });
    await page.goto('/');
    await page.getByRole('link', { name: t('ui.your_data') }).tap();
    await expect(title).toBeVisible();
    await checkScreen('privacy');
    await page.goto(`/pub/${demoPub}/`);
    await page.getByRole('link', { name: t('guest.page.privacy') }).tap();
    await expect(page).toHaveURL(new RegExp(`/privacy\\?lang=${language}$`));
    await page.getByRole('link', { name: 'EN', exact: true }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

const guests = { ro: '+37369555051', ru: '+37369555052' } as const;

for (const language of inOneLanguage('ro')) {
  journey(`a guest downloads their data, ${language}`, deep, async ({ stage }) => {
    const phone = guests[language];
    await stage.calls.call('POST /api/client', {
      body: { name: 'Ana Rusu', phone, password: PASSWORD },
    });
    const { page, t } = await stage.person('phone', language);
    await page.goto(`/pub/${demoPub}/`);
    await page.getByRole('button', { name: t('guest.page.account') }).tap();
    const account = page.getByRole('dialog', { name: t('guest.account.title') });
    await account.getByLabel(t('guest.account.phone')).fill(phone);
    await account.getByLabel(t('guest.account.password')).fill(PASSWORD);
    await account.getByRole('button', { name: t('guest.account.sign_in') }).tap();
    const downloading = page.waitForEvent('download');
    await account.getByRole('button', { name: t('guest.account.download') }).tap();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^comanda-client-\d+-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      account: { name: 'Ana Rusu', phone },
      client: { orders: [] },
    });
  });
}
