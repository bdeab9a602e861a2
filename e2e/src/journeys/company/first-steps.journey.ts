import { expect, type Locator } from '@playwright/test';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { PASSWORD } from '../../stage/scenarios.ts';

const texts = {
  ro: {
    owner: 'Cuptorul de Aur SRL',
    email: 'ana@cuptorul.example',
    phone: '+37369123461',
    pub: 'Cuptorul de Aur',
    category: 'Plăcinte',
    dishes: ['Plăcintă cu brânză', 'Plăcintă cu varză', 'Plăcintă cu dovleac'],
  },
  ru: {
    owner: 'Старая мельница SRL',
    email: 'oleg@melnita.example',
    phone: '+37379123462',
    pub: 'Старая мельница',
    category: 'Вареники',
    dishes: ['Вареники с вишней', 'Вареники с картошкой', 'Вареники с творогом'],
  },
} as const satisfies Record<TestLanguage, object>;

/** The largest allowed number of taps from the landing page, without typing. */
const MOST_TAPS = { toPrintedCodes: 12, inAll: 16 };
const PHONE_HEIGHT = 740;

class TapCounter {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }
}

/** The button of the next step is visible on the pub's page without scrolling. */
async function expectInFirstScreen(large: Locator): Promise<void> {
  await expect(large).toBeVisible();
  // Alerts and first steps arrive one after the other, each with its height.
  await expect
    .poll(async () => {
      const box = await large.boundingBox();
      return box ? box.y + box.height : Infinity;
    })
    .toBeLessThanOrEqual(PHONE_HEIGHT);
}

async function addDishes({ page, t }: Person, counter: TapCounter, dishes: readonly string[]) {
  const form = page.getByRole('dialog', { name: t('menu.new_dish') });
  for (const [index, dish] of dishes.entries()) {
    const isLast = index === dishes.length - 1;
    const name = form.getByLabel(t('menu.name'), { exact: true });
    await expect(name).toHaveValue('');
    await name.fill(dish);
    await form.getByLabel(t('menu.price'), { exact: true }).fill('45');
    const save = isLast ? 'ui.save' : 'menu.save_and_next';
    await counter.tap(form.getByRole('button', { name: t(save), exact: true }));
  }
  await expect(form).toBeHidden();
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(
    `a company goes from registration to an answered rehearsal in a few taps, ${language}`,
    async ({ stage }) => {
      const text = texts[language];
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      const counter = new TapCounter();
      await page.setViewportSize({ width: 360, height: PHONE_HEIGHT });
      await page.goto('/');
      await counter.tap(page.getByRole('link', { name: t('accounts.register_venue') }));
      await page.getByLabel(t('accounts.your_name')).fill(text.owner);
      await page.getByLabel(t('accounts.your_phone')).fill(text.phone);
      await page.getByLabel(t('accounts.your_email')).fill(text.email);
      await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('accounts.repeat_password')).fill(PASSWORD);
      await counter.tap(page.getByRole('button', { name: t('accounts.register') }));
      const form = page.getByRole('form', { name: t('pubs.new') });
      await form.getByLabel(t('pubs.name')).fill(text.pub);
      await counter.tap(form.getByRole('button', { name: t('ui.create') }));

      const list = page.getByRole('region', { name: t('pubs.set_up') });
      const hours = list.getByRole('button', { name: t('hours.are_right') });
      await expectInFirstScreen(hours);
      await checkScreen('first-steps');
      await counter.tap(hours);
      await list.getByLabel(t('menu.first_category_name')).fill(text.category);
      const create = list.getByRole('button', { name: t('menu.create_first_menu') });
      await expectInFirstScreen(create);
      await checkScreen('first-steps-menu');
      await counter.tap(create);
      await addDishes(person, counter, text.dishes);

      const bar = page.getByRole('complementary', { name: t('pubs.set_up') });
      const next = t('pubs.set_up_next', { step: t('pubs.set_up_bell') });
      // After the editor has scrolled to the newest item, the link to the next step is still visible.
      await expect(bar.getByText(next)).toBeInViewport();
      await checkScreen('first-steps-bar');
      await counter.tap(bar.getByRole('link', { name: t('pubs.set_up_continue') }));
      const ring = list.getByRole('button', { name: t('pubs.set_up_ring') });
      await expectInFirstScreen(ring);
      await counter.tap(ring);

      const print = list.getByRole('link', { name: t('pubs.set_up_print') });
      await expectInFirstScreen(print);
      await checkScreen('first-steps-code');
      await counter.tap(print);
      const printing = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.print = resolve;
          }),
      );
      await counter.tap(
        page.getByRole('button', { name: t('pubs.table_cards_print', { count: 12 }) }),
      );
      await printing;
      expect(counter.taps).toBeLessThanOrEqual(MOST_TAPS.toPrintedCodes);
      await counter.tap(bar.getByRole('link', { name: t('pubs.set_up_continue') }));
      const send = list.getByRole('button', { name: t('orders.send_rehearsal') });
      await expectInFirstScreen(send);
      await checkScreen('first-steps-rehearsal');
      await counter.tap(send);
      await counter.tap(list.getByRole('link', { name: t('orders.open_rehearsal') }));
      await expect(page.getByText(t('orders.rehearsal'), { exact: true }).first()).toBeVisible();
      await checkScreen('rehearsal-order');
      const statuses = page.getByRole('group', { name: t('orders.status') });
      await counter.tap(statuses.getByRole('button', { name: t('orders.status_preparing') }));
      expect(counter.taps).toBeLessThanOrEqual(MOST_TAPS.inAll);

      await bar.getByRole('link', { name: t('pubs.set_up_continue') }).click();
      const complete = page.getByText(t('pubs.set_up_complete', { name: text.pub }));
      await expect(complete).toBeVisible();
      await checkScreen('first-steps-complete');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text.pub })).toBeVisible();
      await expect(list).toBeHidden();
      await expect(complete).toBeHidden();
    },
  );
}
