import { expect, type Locator } from '@playwright/test';
import { addToBasket, openCheckout, orderButton } from '../../steps/guest/basket-steps.ts';
import { DISH_TOTAL, type Venue } from '../../steps/courier/courier-venue.ts';
import { ZONE_PRICE } from '../../steps/guest/delivery-steps.ts';
import { openDressedVenue, readOrders } from '../../steps/company/kitchen-steps.ts';
import { romanianOnly } from '../../stage/say.ts';
import { journey, type Seat } from '../../stage/stage.ts';

const AT_HOME = { latitude: 47.0255, longitude: 28.8393 };
/** Another town, a hundred kilometres off. */
const FAR_AWAY = { latitude: 47.7617, longitude: 27.9289 };

async function startDelivery(seat: Seat, { story }: Venue): Promise<Locator> {
  const { page, say } = seat;
  await page.goto(`/pub/${story.venue.urlName}/`);
  await page.getByRole('button', { name: say('guest.checkout.delivery') }).click();
  await addToBasket(seat, story.dishes[0].name);
  const checkout = await openCheckout(seat);
  await expect(mapOf(seat, checkout)).toBeVisible();
  return checkout;
}

const mapOf = ({ say }: Seat, checkout: Locator): Locator =>
  checkout.getByRole('application', { name: say('guest.delivery.map') });

const whereAmI = ({ say }: Seat, checkout: Locator): Locator =>
  checkout.getByRole('button', { name: say('guest.delivery.my_position') });

const zonePrice = ({ say, lei }: Seat, checkout: Locator): Locator =>
  checkout.getByText(say('guest.delivery.zone_price', { price: lei(ZONE_PRICE) }));

async function fillIn({ say }: Seat, checkout: Locator, { story }: Venue): Promise<void> {
  const { guest } = story;
  await checkout.getByLabel(say('guest.delivery.town')).fill(guest.town);
  await checkout.getByLabel(say('guest.delivery.address')).fill(guest.address);
  await checkout.getByLabel(say('guest.delivery.name'), { exact: true }).fill(guest.name);
  await checkout.getByLabel(say('guest.delivery.phone'), { exact: true }).fill(guest.phone);
  await checkout.getByRole('radio', { name: say('guest.delivery.cash') }).check();
}

for (const language of romanianOnly) {
  journey(`the pin goes to where the guest is, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const venue = await openDressedVenue(calls, language, 'position');
    const seat = await stage.seat('phone', language);
    const { page, lei, look, noise } = seat;
    const context = page.context();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(AT_HOME);
    const checkout = await startDelivery(seat, venue);
    await expect(zonePrice(seat, checkout)).toHaveCount(0);
    await whereAmI(seat, checkout).click();
    await expect(zonePrice(seat, checkout)).toBeVisible();
    await expect(orderButton(checkout, seat)).toContainText(lei(DISH_TOTAL + ZONE_PRICE));
    await look('guest-position');
    await fillIn(seat, checkout, venue);
    noise.expect(/ERR_ABORTED/);
    await orderButton(checkout, seat).click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    const [order] = await readOrders(calls, venue);
    expect(order?.lat).toBeCloseTo(AT_HOME.latitude, 4);
    expect(order?.lng).toBeCloseTo(AT_HOME.longitude, 4);
  });

  journey(`a phone that keeps its position to itself, ${language}`, async ({ stage }) => {
    const venue = await openDressedVenue(stage.calls, language, 'no-position');
    const seat = await stage.seat('phone', language);
    const { say, look } = seat;
    const checkout = await startDelivery(seat, venue);
    await whereAmI(seat, checkout).click();
    await expect(checkout.getByText(say('guest.delivery.position_denied'))).toBeVisible();
    await look('guest-position-denied');
    // The map goes by hand, or by the keyboard.
    await mapOf(seat, checkout).click({ position: { x: 120, y: 120 } });
    await expect(zonePrice(seat, checkout)).toBeVisible();
    await mapOf(seat, checkout).press('ArrowRight');
    await expect(zonePrice(seat, checkout)).toBeVisible();
  });

  journey(`from another town the zones are one tap away, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const venue = await openDressedVenue(calls, language, 'far-away');
    const seat = await stage.seat('phone', language);
    const { page, say, look, noise } = seat;
    const context = page.context();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(FAR_AWAY);
    const checkout = await startDelivery(seat, venue);
    await fillIn(seat, checkout, venue);
    await whereAmI(seat, checkout).click();
    const refusal = checkout.getByRole('alert');
    await expect(refusal).toContainText(say('guest.delivery.outside_zones'));
    await look('guest-far-away');
    noise.expect(/status of 422/);
    const choosePlace = checkout.getByRole('button', { name: say('guest.checkout.choose_place') });
    await choosePlace.click();
    await expect(refusal).toContainText(say('guest.delivery.outside_zones'));
    expect(await readOrders(calls, venue)).toEqual([]);

    // Back at the venue's zones the pin is off: nobody's door is guessed.
    await refusal.getByRole('button', { name: say('guest.delivery.show_zones') }).click();
    await expect(refusal).toHaveCount(0);
    await expect(mapOf(seat, checkout)).toBeInViewport();
    await expect(zonePrice(seat, checkout)).toHaveCount(0);
    await look('guest-zones-shown');
    await choosePlace.click();
    await expect(checkout.getByText(say('errors.location_is_required'))).toBeVisible();

    await mapOf(seat, checkout).click({ position: { x: 120, y: 120 } });
    await expect(zonePrice(seat, checkout)).toBeVisible();
    noise.expect(/ERR_ABORTED/);
    await orderButton(checkout, seat).click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    expect(await readOrders(calls, venue)).toHaveLength(1);
  });
}
