import { expect, type Locator } from '@playwright/test';
import { zonePalette } from '@comanda/domain/shipping';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { aPubForZones, button, savedBy, signIn, zonesOf } from '../../steps/company/zone-steps.ts';
import { drag, press, pressTwice, type Point } from '../../steps/on-map.ts';

/** From the warning to the location on the pub's page and back. */
async function setPlace(person: Person, pubID: number): Promise<void> {
  const { page, t } = person;
  await page.goto(`/admin/pub/${pubID}`);
  await page.getByRole('link', { name: t('shipping.headline') }).click();
  const available = page.getByRole('switch', { name: t('shipping.available') });
  await expect(available).not.toBeChecked();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await available.click();
  await expect(page.getByText(t('shipping.nobody_can_order'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('shipping.no_location'))).toBeVisible();
  await person.checkScreen('shipping-empty');

  await page.getByRole('link', { name: t('shipping.set_location') }).click();
  const map = page.getByRole('application', { name: t('pubs.geolocation_map') });
  await expect(map.locator('.map-pin')).toHaveCount(0);
  await pressTwice(map, [1, 0]);
  await expect(page.getByText(t('pubs.geolocation_saved')).first()).toBeVisible();
  await expect(map.locator('.map-pin')).toHaveCount(1);
  // The same without a pointer.
  await map.focus();
  await page.keyboard.press('ArrowRight');
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/geolocation')),
    button(person, t('pubs.geolocation_set_here')).click(),
  ]);
  expect(answer.ok()).toBe(true);
  await expect(page.getByText(t('pubs.geolocation_saved')).first()).toBeVisible();
  await person.checkScreen('pub-home-map');
  await page.getByRole('link', { name: t('shipping.headline') }).click();
  await expect(page.getByText(t('shipping.no_location'))).toHaveCount(0);
}

const outline: readonly Point[] = [
  [-90, -80],
  [60, -95],
  [110, 30],
  [10, 105],
  [-120, 60],
];

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`zones keep their drawn corners, ${language}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const { email, pubID } = await aPubForZones(calls, language, 'zone');
    const shapes = () => zonesOf(calls, pubID);
    const person = await stage.person('desk', language);
    const { page, t } = person;
    await signIn(person, email);
    await setPlace(person, pubID);

    const map = page.getByRole('application', { name: t('shipping.map') });
    const saveAll = button(person, t('shipping.save_all'));
    const saved = page.getByText(t('shipping.part_saved', { part: t('shipping.zones') }));
    const area = (color: string): Locator => map.locator(`path[fill="${color}"]`);
    const first = zonePalette[0];

    // Every corner of the outline, then the first one again.
    await button(person, t('shipping.draw_zone')).click();
    for (const corner of [...outline, ...outline.slice(0, 1)]) await press(map, corner);
    await expect(page.getByText(t('shipping.zone', { number: 1 })).first()).toBeVisible();
    await expect(page.getByText(t('shipping.zone_unsaved'))).toBeVisible();
    await person.checkScreen('shipping-drawn');
    const sent = await savedBy(person, () => saveAll.click());
    await expect(saved).toBeVisible();
    await expect(saveAll).toBeHidden();
    const [zone] = await shapes();
    expect([zone]).toEqual(sent.shapes);
    expect(zone?.color).toBe(first);
    expect(zone?.vertices).toHaveLength(outline.length);
    const drawn = await area(first).getAttribute('d');

    await page.reload();
    await expect(area(first)).toHaveAttribute('d', drawn ?? '');
    await expect(saveAll).toBeHidden();

    // A new corner on an edge: moved, undone, and added again.
    await press(map, [0, 0]);
    await expect(page.getByText(t('shipping.map_selected'))).toBeVisible();
    const middle: Point = [-15, -87.5];
    await drag(map, middle, [-15, -140]);
    await expect(saveAll).toBeVisible();
    await button(person, t('shipping.undo')).click();
    await expect(saveAll).toBeHidden();
    await expect(area(first)).toHaveAttribute('d', drawn ?? '');
    await press(map, [0, 0]);
    await drag(map, middle, [-15, -140]);
    const { before, shapes: redrawn } = await savedBy(person, () => saveAll.click());
    await expect(saveAll).toBeHidden();
    // The reloaded page has the zone exactly as drawn, to the last digit of each corner.
    expect(before).toEqual(sent.shapes);
    const [reshaped] = await shapes();
    expect([reshaped]).toEqual(redrawn);
    expect(reshaped?.vertices).toHaveLength(outline.length + 1);
    expect(reshaped?.vertices.slice(0, -1)).toEqual(zone?.vertices);

    // A zone without a price is marked until it has one.
    await expect(page.getByText(t('shipping.zone_unpriced'))).toBeVisible();
    const save = page.getByRole('button', { name: t('ui.save'), exact: true });
    await page.getByLabel(t('shipping.price_of', { number: 1 })).fill('45,50');
    await page.getByLabel(t('shipping.free_from_of', { number: 1 })).fill('400');
    await save.click();
    await expect(save).toBeHidden();
    await expect(page.getByText(t('shipping.zone_unpriced'))).toBeHidden();

    // Its other terms are saved together, and its row says them.
    await page.getByText(t('shipping.terms_none')).click();
    await page.getByLabel(t('shipping.zone_name'), { exact: true }).fill('Centru');
    await page.getByLabel(t('shipping.minimum'), { exact: true }).fill('150');
    await page.getByRole('switch', { name: t('shipping.zone_closed') }).click();
    await page.getByRole('switch', { name: t('shipping.own_hours') }).click();
    await person.checkScreen('zone-terms');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.save') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(t('shipping.closed_by_hand'))).toBeVisible();
    await expect(
      page.getByText(t('shipping.zone_named', { number: 1, name: 'Centru' })),
    ).toBeVisible();

    // A second zone without a pointer: the map moves beneath its centre.
    await button(person, t('shipping.draw_zone')).click();
    const corner = button(person, t('shipping.add_corner'));
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await map.focus();
      await page.keyboard.press(arrow);
      // The corner is added at the centre after the map has stopped.
      await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
      await corner.focus();
      await page.keyboard.press('Enter');
    }
    await button(person, t('shipping.close_outline')).press('Enter');
    await expect(page.getByText(t('shipping.zone', { number: 2 })).first()).toBeVisible();
    await person.checkScreen('shipping');
    await saveAll.click();
    await expect(saveAll).toBeHidden();
    expect((await shapes()).map(({ color }) => color)).toEqual([first, zonePalette[1]]);

    // Deletes a zone by a press; nothing is deleted on the server before the save.
    await page.reload();
    await expect(area(first)).toHaveCount(1);
    await button(person, t('shipping.delete_zones')).click();
    await press(map, [60, 60]);
    await expect(area(first)).toHaveCount(0);
    expect(await shapes()).toHaveLength(2);
    await saveAll.click();
    await expect(saveAll).toBeHidden();
    expect(await shapes()).toHaveLength(1);
    expect(person.browserErrors.unexpected()).toEqual([]);
  });
}
