import { expect } from '@playwright/test';
import type { Calls } from '../../stage/calls.ts';
import { demoCompany, demoPassword, demoTerrace } from '../../stage/people.ts';
import {
  expectRefusal,
  createPub,
  deleteFromCard,
  downloadCodes,
  updateFromCard,
} from '../../steps/company/pub-card-steps.ts';
import { saveSettings, setPlace, uploadCover } from '../../steps/company/pub-home-steps.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD } from '../../stage/scenarios.ts';
import { openSection } from '../../steps/company/pub-places.ts';

const texts = {
  ro: {
    first: 'Crama Țarălungă',
    name: 'Crama de sub Deal',
    address: 'str. Alexei Mateevici 60, Chișinău',
    info: 'Degustări vineri, de la 19:00.\nCâinii sunt bineveniți.',
  },
  ru: {
    first: 'Погребок у реки',
    name: 'Погребок под горой',
    address: 'ул. Щусева 60, Кишинёв',
    info: 'Дегустации по пятницам с 19:00.\nС собаками можно.',
  },
} as const satisfies Record<TestLanguage, object>;

async function aCompany(calls: Calls, language: TestLanguage): Promise<string> {
  const email = `crama-${language}@companie.example`;
  await calls.call('POST /api/company', {
    body: {
      email,
      password: PASSWORD,
      name: `Crama ${language} SRL`,
      phone: '+37369123488',
      tariff: 'basic',
    },
  });
  return email;
}

async function pubIDOf(calls: Calls, name: string): Promise<number> {
  const token = await calls.signIn(demoCompany, demoPassword);
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const params = { companyID: company.id };
  const { pubs } = await calls.call('GET /api/company/:companyID/pubs', {
    as: { accesstoken: token },
    params,
  });
  return pubs.find((pub) => pub.name === name)?.id ?? 0;
}

async function signIn({ page, t }: Person, email: string, password: string): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password')).fill(password);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
}

/** The settings that guests can press: the phone number and the Telegram name. */
async function seeAsGuest({ page, t, checkScreen }: Person, urlName: string): Promise<void> {
  const own = page.url();
  await page.goto(`/pub/${urlName}/`);
  await page.getByText(t('guest.page.more'), { exact: true }).click();
  await expect(page.getByRole('link', { name: '+373 22 123 456' })).toHaveAttribute(
    'href',
    'tel:+37322123456',
  );
  await expect(page.getByRole('link', { name: 'Telegram @la_masa' })).toHaveAttribute(
    'href',
    'https://t.me/la_masa',
  );
  // It does not deliver, so it shows no delivery hours.
  await expect(page.locator('.hours')).toHaveCount(0);
  await checkScreen('guest-contacts');
  await page.goto(own);
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(`a company creates, edits and deletes its pub, ${language}`, deep, async ({ stage }) => {
    const text = texts[language];
    const urlName = `crama-${language}`;
    const person = await stage.person('desk', language);
    const { page, t, checkScreen, browserErrors } = person;
    await signIn(person, await aCompany(stage.calls, language), PASSWORD);
    await createPub(person, { name: text.first, urlName });
    await expectRefusal(person, { name: text.first, urlName });
    await updateFromCard(person, { from: text.first, to: text.name, address: text.address });
    const address = await downloadCodes(person, { name: text.name, urlName });

    await page.getByRole('link', { name: t('pubs.edit_named', { name: text.name }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.name })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: t('ui.back') })).toHaveCount(0);
    await setPlace(person);
    await openSection(person, 'pubs.section_page');
    await uploadCover(person);
    await page.goBack();
    await saveSettings(person, { ...text, color: '#2f6f4f' });
    await seeAsGuest(person, urlName);

    const own = page.url();
    await header.getByRole('link', { name: t('pubs.all_pubs') }).click();
    await deleteFromCard(person, { name: text.name, address });
    browserErrors.expect(/status of 404/);
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pubs.not_found'));
    await checkScreen('pub-gone');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('pubs.all_pubs') })
      .click();
    await expect(page.getByText(t('pubs.none'))).toBeVisible();
    // The same address again: it is free now.
    await createPub(person, { name: text.first, urlName });
  });

  journey(`an expired pub shows that it must be paid for, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    await signIn(person, demoCompany, demoPassword);
    const { name } = demoTerrace;
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText(t('pubs.expired'), { exact: true })).toBeVisible();
    await expect(card.getByText(t('pubs.published_till_past'))).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);
    await checkScreen('company-expired');

    const pay = card.getByRole('button', { name: t('accounts.pay_named', { name }) });
    await pay.click();
    const popup = page.getByRole('dialog', { name: t('accounts.pay_for_pub', { name }) });
    await expect(popup.getByText(t('accounts.pay_how'))).toBeVisible();
    const links = popup.getByRole('link');
    await expect(links).toHaveCount(3);
    for (const [index, scheme] of [/^mailto:/, /^mailto:/, /^tel:\+\d+$/].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', scheme);
    }
    await checkScreen('pay-for-pub');
    await popup.getByRole('button', { name: t('ui.close') }).click();
    await expect(popup).toBeHidden();
    await expect(pay).toBeFocused();

    // Its desk stays open, with the same payment notice.
    await page.goto(`/admin/pub/${await pubIDOf(stage.calls, name)}/orders`);
    const bar = page.getByRole('complementary', { name: t('pubs.publication') });
    await expect(bar.getByText(t('pubs.has_ended'))).toBeVisible();
    await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
    await checkScreen('desk-expired');
    await bar.getByRole('button', { name: t('accounts.pay_named', { name }) }).click();
    await expect(popup.getByText(t('accounts.pay_how'))).toBeVisible();

    // The guest's page also shows that it has expired, and no menu.
    await page.goto(`/pub/${demoTerrace.urlName}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
    await checkScreen('guest-expired');
  });
}
