import { expect } from '@playwright/test';
import { MAX_UNCONFIRMED_COURIERS } from '@comanda/domain/couriers';
import { MAX_MENUS_OF_PUB } from '@comanda/domain/menu';
import { createTestPub, scenarioOf, type TestPub } from '../../steps/courier/test-pub.ts';
import type { Calls } from '../../stage/calls.ts';
import { menus } from '../../steps/company/menu-editing-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD } from '../../stage/scenarios.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import { expectReadable } from '../../steps/company/expect-readable.ts';

/** A phone whose browser bars stay visible. */
const SMALL = { width: 360, height: 740 };

async function fillMenus(
  calls: Calls,
  { token, companyID, pubID, scenario }: TestPub,
): Promise<void> {
  for (let place = 2; place <= MAX_MENUS_OF_PUB; place += 1) {
    await calls.call('POST /api/company/:companyID/pubs/:pubID/menus', {
      as: { accesstoken: token },
      params: { companyID, pubID },
      body: { name: `${scenario.menu} ${place}`, visible: true, place },
    });
  }
}

async function aCourier(
  calls: Calls,
  { companyID, scenario }: TestPub,
  index: number,
): Promise<number> {
  const { accesstoken: token } = await calls.call('POST /api/courier', {
    body: {
      email: `limit-${companyID}-${index}@curier.example`,
      password: PASSWORD,
      full_name: `${scenario.courier.name} ${index}`,
      phone_number: scenario.courier.phone,
    },
  });
  const { courier } = await calls.call('GET /api/courier', { as: { accesstoken: token } });
  return courier.id;
}

const couriersOf = async (
  calls: Calls,
  { token, companyID, pubID }: TestPub,
): Promise<number[]> => {
  const { couriers } = await calls.call('GET /api/company/:companyID/pubs/:pubID/couriers', {
    as: { accesstoken: token },
    params: { companyID, pubID },
  });
  return couriers.map(({ id }) => id);
};

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `a pub with the largest number of menus cannot add another, ${language}`,
    deep,
    async ({ stage }) => {
      const { calls } = stage;
      const pub = await createTestPub(calls, scenarioOf(language, 'menu-limit'));
      await fillMenus(calls, pub);
      const person = await stage.person('phone', language);
      const { page, t, checkScreen, browserErrors } = person;
      await page.setViewportSize(SMALL);
      await signIn(person, pub.scenario.owner.email);
      await page.goto(`/admin/pub/${pub.pubID}/edit_menu`);
      await expect(menus(person)).toHaveCount(MAX_MENUS_OF_PUB);

      await page
        .getByRole('button', {
          name: t('menu.create_menu_before', { name: pub.scenario.menu }),
          exact: true,
        })
        .tap();
      const popup = page.getByRole('dialog', { name: t('menu.new_menu') });
      await popup.getByLabel(t('menu.name')).fill('Desert');
      browserErrors.expect(/status of 409/);
      await popup.getByRole('button', { name: t('ui.create') }).tap();
      const refusal = popup.getByRole('alert');
      await expect(refusal).toHaveText(
        t('errors.menu_limit_exceeded', { limit: MAX_MENUS_OF_PUB }),
      );
      await expectReadable(refusal);
      await checkScreen('menu-limit');

      await popup.getByRole('button', { name: t('ui.cancel') }).tap();
      await page.reload();
      await expect(menus(person)).toHaveCount(MAX_MENUS_OF_PUB);
      await expect(menus(person).first()).toHaveText(pub.scenario.menu);
    },
  );

  journey(
    `a pub cannot attach more couriers while many have not confirmed, ${language}`,
    deep,
    async ({ stage }) => {
      const { calls } = stage;
      const pub = await createTestPub(calls, scenarioOf(language, 'courier-limit'));
      const { token, companyID, pubID } = pub;
      const asked: number[] = [];
      while (asked.length < MAX_UNCONFIRMED_COURIERS) {
        const courier_id = await aCourier(calls, pub, asked.length);
        await calls.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
          as: { accesstoken: token },
          params: { companyID, pubID },
          body: { courier_id },
        });
        asked.push(courier_id);
      }
      const next = await aCourier(calls, pub, asked.length);

      const person = await stage.person('phone', language);
      const { page, t, checkScreen, browserErrors } = person;
      await page.setViewportSize(SMALL);
      await signIn(person, pub.scenario.owner.email);
      await page.goto(`/admin/pub/${pubID}/shipping`);
      const rows = page.getByRole('listitem').filter({ hasText: t('shipping.courier_waits') });
      await expect(rows).toHaveCount(MAX_UNCONFIRMED_COURIERS);
      await page.getByRole('button', { name: t('shipping.add_courier') }).tap();
      const popup = page.getByRole('dialog', { name: t('shipping.add_courier') });
      const number = popup.getByLabel(t('shipping.courier_id'));
      await number.fill(String(next));
      browserErrors.expect(/status of 409/);
      await popup.getByRole('button', { name: t('shipping.add'), exact: true }).tap();
      // Beneath the number, where it stays; the toast disappears after three seconds.
      const message = t('errors.too_many_unconfirmed_couriers');
      await expect(number).toHaveAccessibleDescription(message);
      await expectReadable(popup.getByText(message));
      await checkScreen('courier-limit');

      await popup.getByRole('button', { name: t('ui.cancel') }).tap();
      await page.reload();
      await expect(rows).toHaveCount(MAX_UNCONFIRMED_COURIERS);
      expect((await couriersOf(calls, pub)).toSorted((a, b) => a - b)).toEqual(asked);
    },
  );
}
