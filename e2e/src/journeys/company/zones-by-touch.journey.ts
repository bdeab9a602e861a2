import { expect, type Locator } from '@playwright/test';
import { zonePalette } from '@comanda/domain/shipping';
import { romanianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { aPubForZones, button, savedBy, signIn, zonesOf } from '../../steps/company/zone-steps.ts';
import type { Point } from '../../steps/on-map.ts';

const place = { lat: 47.0225, lng: 28.8353 };
const outline: readonly Point[] = [
  [-80, -70],
  [70, -80],
  [90, 60],
  [-60, 90],
];

/** The point on the screen at an offset from the centre of the map. */
async function onScreen(map: Locator, [x, y]: Point): Promise<Point> {
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  return [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
}

async function tap({ page }: Person, map: Locator, at: Point): Promise<void> {
  await page.touchscreen.tap(...(await onScreen(map, at)));
}

/** One finger from one point to another, in small moves. */
async function dragFinger({ page }: Person, map: Locator, [from, to]: readonly [Point, Point]) {
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = await onScreen(map, from);
  const by: Point = [to[0] - from[0], to[1] - from[1]];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + by[0] * share, y: y + by[1] * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', share);
  await touch('touchEnd');
  await devtools.detach();
}

for (const language of romanianOnly) {
  journey(`zones are drawn by touch and by radius, ${language}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const { email, token, companyID, pubID } = await aPubForZones(calls, language, 'deget');
    const at = { as: { accesstoken: token }, params: { companyID, pubID } };
    const pub = '/api/company/:companyID/pubs/:pubID';
    await calls.call(`POST ${pub}/geolocation`, { ...at, body: place });
    await calls.call(`POST ${pub}/shipping-availability`, { ...at, body: { available: true } });
    const person = await stage.person('phone', language);
    const { page, t } = person;
    await signIn(person, email);
    await page.goto(`/admin/pub/${pubID}/shipping/zones`);

    const map = page.getByRole('application', { name: t('shipping.map') });
    const saveAll = button(person, t('shipping.save_all'));
    const area = (color: string): Locator => map.locator(`path[fill="${color}"]`);
    const [first, second] = zonePalette;

    // Four corners and the first one again, each with a tap. Buttons are clicked: on a slow machine
    // a tap can last too long to count as one.
    await button(person, t('shipping.draw_zone')).click();
    for (const corner of [...outline, ...outline.slice(0, 1)]) await tap(person, map, corner);
    await expect(page.getByText(t('shipping.zone', { number: 1 })).first()).toBeVisible();
    await expect(area(first)).toHaveCount(1);
    await person.checkScreen('shipping-touch');
    const drawn = await savedBy(person, () => saveAll.click());
    await expect(saveAll).toBeHidden();
    expect(drawn.shapes[0]?.vertices).toHaveLength(outline.length);
    expect(await zonesOf(calls, pubID)).toEqual(drawn.shapes);

    // Drags a corner, then a new one out of an edge; the map does not move.
    await page.reload();
    await expect(area(first)).toHaveCount(1);
    await tap(person, map, [0, 0]);
    await expect(page.getByText(t('shipping.map_selected'))).toBeVisible();
    await dragFinger(person, map, [
      [90, 60],
      [120, 110],
    ]);
    await expect(saveAll).toBeVisible();
    await dragFinger(person, map, [
      [-5, -75],
      [-5, -130],
    ]);
    const reshaped = await savedBy(person, () => saveAll.click());
    await expect(saveAll).toBeHidden();
    const [before] = drawn.shapes;
    const [after] = reshaped.shapes;
    expect(after?.vertices).toHaveLength(outline.length + 1);
    const stayed = (index: number) => before?.vertices[index];
    // The library orders an outline counterclockwise: the third corner moved, the one from the edge is the last.
    expect(after?.vertices).toEqual([
      stayed(0),
      stayed(1),
      expect.anything(),
      stayed(3),
      expect.anything(),
    ]);
    expect(after?.vertices[2]).not.toEqual(stayed(2));

    // A circle around the pub, without a touch on the map.
    await button(person, t('shipping.zone_by_radius')).click();
    const popup = page.getByRole('dialog');
    await popup.getByLabel(t('shipping.radius')).fill('2,5');
    await person.checkScreen('shipping-radius');
    await popup.getByRole('button', { name: t('shipping.add') }).click();
    await expect(area(second)).toHaveCount(1);
    await saveAll.click();
    await expect(saveAll).toBeHidden();
    expect((await zonesOf(calls, pubID))[1]?.vertices).toHaveLength(24);
    await expect(page.getByLabel(t('shipping.price_of', { number: 2 }))).toBeVisible();

    // Of overlapping zones the smallest one is deleted; the other one stays.
    await button(person, t('shipping.delete_zones')).click();
    await tap(person, map, [4, 4]);
    await expect(area(second)).toHaveCount(0);
    await expect(area(first)).toHaveCount(1);
    await saveAll.click();
    await expect(saveAll).toBeHidden();
    expect(await zonesOf(calls, pubID)).toHaveLength(1);
  });
}
