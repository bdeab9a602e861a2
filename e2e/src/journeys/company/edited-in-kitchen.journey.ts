import { expect } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import {
  orderToTable,
  readDemoPub,
  signInAsDemoCompany,
} from '../../steps/company/demo-pub-steps.ts';

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `a dish added to a prepared order reaches the kitchen, ${language}`,
    deep,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const desk = await stage.person('desk', language);
      const wall = await stage.person('phone', language);
      await signInAsDemoCompany(desk);
      await signInAsDemoCompany(wall);
      const { id: orderID, number } = await orderToTable(desk, demo);
      const { page, t } = desk;
      const [kept, removed] = (await demo.read(orderID)).dishes;
      const added = demo.dishes.find(({ id }) => ![kept?.dish_id, removed?.dish_id].includes(id));
      if (!kept || !removed || !added) throw new Error('the demo pub has three dishes');

      await page.goto(`/admin/pub/${demo.pub.id}/order/${orderID}`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t('orders.status_preparing'), exact: true }).click();
      const prepared = page.getByRole('switch', { name: t('orders.prepared') });
      await prepared.click();
      await expect(prepared).toBeChecked();
      await wall.page.goto(`/admin/pub/${demo.pub.id}/kitchen`);
      const card = wall.page.getByRole('article', { name: `#${number}`, exact: true });
      await expect(wall.page.getByRole('article').first()).toBeVisible();
      await expect(card).toHaveCount(0);

      await main.getByRole('button', { name: t('orders.add_dish') }).click();
      const picker = page.getByRole('dialog', { name: t('orders.add_dish') });
      await expect(picker.getByRole('radio').first()).toBeAttached();
      await picker.getByRole('searchbox').fill(added.name);
      await page.keyboard.press('Enter');
      await expect(picker.getByRole('radio', { name: added.name })).toBeChecked();
      await picker.getByRole('button', { name: t('orders.add'), exact: true }).click();
      await expect(picker).toBeHidden();
      const line = (name: string) => card.getByRole('listitem').filter({ hasText: name });
      const buttonOf = (name: string) => line(name).getByRole('button');
      await expect(buttonOf(added.name)).toHaveAttribute('aria-pressed', 'false');
      await expect(buttonOf(kept.name)).toHaveAttribute('aria-pressed', 'true');
      await expect(prepared).not.toBeChecked();

      const deleted = t('orders.delete_dish', { name: removed.name });
      await page.getByRole('button', { name: deleted, exact: true }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: t('orders.reason_changed_mind') }).click();
      await question.getByRole('button', { name: t('ui.delete') }).click();
      await expect(line(removed.name)).toContainText(t('orders.kitchen_removed'));
      await card.scrollIntoViewIfNeeded();
      await wall.checkScreen('kitchen-edited');
      await desk.checkScreen('order-edited');
      await buttonOf(removed.name).click();
      await expect(line(removed.name)).toHaveCount(0);
      await card.getByRole('button', { name: `${t('orders.kitchen_done')} #${number}` }).click();
      await expect(prepared).toBeChecked();
      expect((await demo.read(orderID)).prepared).toBe(true);
    },
  );
}
