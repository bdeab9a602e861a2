import { expect } from '@playwright/test';
import { expectNothingMisplaced } from '../../stage/expect-nothing-misplaced.ts';
import { russianInLongForm } from '../../stage/language.ts';
import { oddTexts } from '../../stage/odd-scenarios.ts';
import { demoAdministrator, demoPassword } from '../../stage/people.ts';
import { PASSWORD } from '../../stage/scenarios.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { addToBasket, openCheckout } from '../../steps/guest/basket-steps.ts';
import { createOddPub, type OddPub } from '../../steps/product/odd-pub.ts';

async function signIn({ page, t }: Person, email: string, password: string): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password')).fill(password);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).not.toHaveURL(/authentication/);
}

/** Opens a screen, which is whole when it shows this text. */
async function look({ page }: Person, address: string, text: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNothingMisplaced(page, address.replaceAll(/[^a-z]+/g, '-'));
}

async function lookAsGuest(person: Person, { pub, taken, canceled }: OddPub): Promise<void> {
  const { page, t } = person;
  const { urlName } = pub.scenario.pub;
  const [first, second] = pub.scenario.dishes;
  await look(person, `/pub/${urlName}/order/${canceled.token}`, t('guest.order.back_to_menu'));
  await look(person, `/pub/${urlName}/order/${taken.token}`, t('guest.order.back_to_menu'));
  await look(person, `/pub/${urlName}/`, second.name);
  await page.getByRole('link', { name: first.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: first.name })).toBeVisible();
  await expectNothingMisplaced(page, `${urlName}-dish`);
  await page.keyboard.press('Escape');
  for (const { name } of [first, second]) await addToBasket(person, name);
  await openCheckout(person);
  await expectNothingMisplaced(page, `${urlName}-checkout`);
}

async function lookAsCompany(person: Person, { pub, taken, canceled }: OddPub): Promise<void> {
  const { pubID, scenario } = pub;
  await signIn(person, scenario.owner.email, PASSWORD);
  await look(person, '/admin/company', scenario.pub.name);
  await look(person, `/admin/pub/${pubID}/orders`, scenario.guest.name);
  for (const { orderID } of [taken, canceled]) {
    await look(person, `/admin/pub/${pubID}/order/${orderID}`, scenario.guest.name);
  }
  await look(person, `/admin/pub/${pubID}`, person.t('pubs.edit_menu'));
  await look(person, `/admin/pub/${pubID}/settings/venue`, person.t('pubs.additional_info'));
  await look(person, `/admin/pub/${pubID}/edit_menu`, scenario.category);
  await look(person, `/admin/pub/${pubID}/table-cards`, scenario.pub.name);
}

async function lookAsCourier(person: Person, { pub }: OddPub): Promise<void> {
  const { page, t } = person;
  const { courier, guest } = pub.scenario;
  await signIn(person, courier.email, PASSWORD);
  await look(person, '/courier/profile', courier.name);
  await look(person, '/courier/orders', guest.town);
  await page.getByRole('button', { name: t('couriers.filter_available') }).click();
  await expect(page.getByRole('button', { name: t('couriers.reserve') }).first()).toBeVisible();
  await expectNothingMisplaced(page, 'courier-available');
}

async function lookAsPlatform(person: Person, { pub }: OddPub): Promise<void> {
  const { owner, courier, guest } = pub.scenario;
  await signIn(person, demoAdministrator, demoPassword);
  await look(person, '/administration/orders', guest.name);
  await look(person, '/administration/companies', owner.name);
  await look(person, '/administration/couriers', courier.name);
}

for (const [kind, texts] of Object.entries(oddTexts)) {
  for (const language of russianInLongForm) {
    journey(`every text stays in its place: ${kind}, ${language}`, async ({ stage }) => {
      // Four people look at some twenty screens, each at three widths.
      journey.setTimeout(360_000);
      const odd = await createOddPub(stage.calls, kind, texts);
      const person = () => stage.person('desk', language);
      await lookAsGuest(await person(), odd);
      await lookAsCompany(await person(), odd);
      await lookAsCourier(await person(), odd);
      await lookAsPlatform(await person(), odd);
    });
  }
}
