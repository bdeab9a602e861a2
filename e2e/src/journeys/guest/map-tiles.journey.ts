import { expect, type BrowserContext, type Response } from '@playwright/test';
import { callsTo, type Calls } from '../../stage/calls.ts';
import { translateIn } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { startServer } from '../../stage/start-product.ts';
import { aPubForZones } from '../../steps/company/zone-steps.ts';

const TILES = 'https://tiles.example';
const place = { lat: 47.0225, lng: 28.8353 };
/** The smallest possible picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Replaces the host of the tiles, with optional failures; records the requests. */
async function standInForTiles(context: BrowserContext, origin: string) {
  const tiles: string[] = [];
  const elsewhere: string[] = [];
  const state = { isDown: false };
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked === TILES) tiles.push(request.url());
    else if (asked !== origin && protocol.startsWith('http')) elsewhere.push(request.url());
  });
  await context.route(`${TILES}/**`, (route) =>
    state.isDown ? route.abort() : route.fulfill({ body: PNG, contentType: 'image/png' }),
  );
  return { tiles, elsewhere, state };
}

/** The answers since then that set a cookie. */
function watchCookies(context: BrowserContext): () => Promise<string[]> {
  const answers: Response[] = [];
  context.on('response', (answer) => answers.push(answer));
  return async () => {
    const cookies = answers.map(async (answer) =>
      (await answer.headerValue('set-cookie')) === null ? [] : answer.url(),
    );
    return (await Promise.all(cookies)).flat();
  };
}

/** A pub in the dark theme with one dish, which delivers around its location. */
async function aDeliveringPub(calls: Calls) {
  const { email, token, companyID, pubID } = await aPubForZones(calls, 'ro', 'placi');
  const pub = '/api/company/:companyID/pubs/:pubID';
  const params = { companyID, pubID };
  const at = { as: { accesstoken: token }, params };
  const { menu } = await calls.call(`POST ${pub}/menus`, {
    ...at,
    body: { name: 'Meniu', visible: true, place: 1 },
  });
  const { category } = await calls.call(`POST ${pub}/menus/:menuID/categories`, {
    as: { accesstoken: token },
    params: { ...params, menuID: menu.id },
    body: {
      name: 'Supe',
      visible: true,
      place: 1,
      category_types: ['soup'],
      text_color: '#ffffff',
    },
  });
  await calls.call(`POST ${pub}/menus/:menuID/categories/:categoryID/dishes`, {
    as: { accesstoken: token },
    params: { ...params, menuID: menu.id, categoryID: category.id },
    body: {
      name: 'Zeamă',
      price: 60,
      sale_price: 0,
      ingredients: '',
      visible: true,
      place: 1,
      text_color: '#ffffff',
    },
  });
  const corners = [
    { lat: 47.03, lng: 28.82 },
    { lat: 47.03, lng: 28.85 },
    { lat: 47.01, lng: 28.835 },
  ];
  await calls.call(`POST ${pub}/geolocation`, { ...at, body: place });
  await calls.call(`POST ${pub}/shipping`, {
    ...at,
    body: { shapes: [{ shape_id: 'z', color: '#3c9a5f', vertices: corners }] },
  });
  await calls.call(`POST ${pub}/shipping-price`, { ...at, body: { prices: { z: 30 } } });
  const work_hours = Array.from({ length: 7 }, () => ({ start: 0, end: 1440 }));
  await calls.call(`POST ${pub}/shipping-work-hours`, { ...at, body: { work_hours } });
  const { pub: saved } = await calls.call(`GET ${pub}`, at);
  const { name, color, wifi_password, address, additional_info, telegram_username } = saved;
  await calls.call(`PUT ${pub}`, {
    ...at,
    body: {
      name,
      color,
      wifi_password,
      address,
      additional_info,
      telegram_username,
      color_theme: 'dark',
      currency_id: saved.currency_id,
      has_in_place_order: saved.has_in_place_order,
    },
  });
  return { email, at, pubID, urlName: saved.url_name };
}

journey(
  'tiles are requested from the configured host, and only for a visible map',
  deep,
  async ({ browser, baseURL }) => {
    const origin = new URL(baseURL ?? '');
    origin.port = String(Number(origin.port) + 5);
    const product = await startServer(origin.origin, {
      args: ['--no-demo'],
      env: { MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png` },
    });
    const context = await browser.newContext({ baseURL: origin.origin, locale: 'ro-RO' });
    try {
      const calls = callsTo(origin.origin);
      const { email, at, pubID, urlName } = await aDeliveringPub(calls);
      const { tiles, elsewhere, state } = await standInForTiles(context, origin.origin);
      const page = await context.newPage();
      const t = translateIn('ro');

      // The company: no tiles are requested before the map of zones is open.
      await page.goto('/admin/auth/authentication');
      await page.getByLabel(t('accounts.email')).fill(email);
      await page.getByLabel(t('accounts.password')).fill('o-parola-lunga-de-probă');
      await page.getByRole('button', { name: t('accounts.sign_in') }).click();
      await expect(page).toHaveURL(/\/admin\/company\/?$/);
      await page.goto(`/admin/pub/${pubID}/shipping`);
      const available = page.getByRole('switch', { name: t('shipping.available') });
      await expect(available).not.toBeChecked();
      expect(tiles).toEqual([]);
      await available.click();
      const map = page.getByRole('application', { name: t('shipping.map') });
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      // The map opens at the closest zoom that shows the zones and the pub, and requests no other tiles.
      const [, opened = ''] = /example\/(\d+)\//.exec(tiles[0] ?? '') ?? [];
      expect(Number(opened)).toBeGreaterThan(10);
      for (const tile of tiles)
        expect(tile).toMatch(new RegExp(`^https://tiles\\.example/${opened}/\\d+/\\d+\\.png$`));
      await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();

      // The host of the tiles fails: the plain background is shown, and the map still works.
      state.isDown = true;
      await map.getByRole('button', { name: t('ui.zoom_in') }).click();
      await expect
        .poll(() => tiles.some((tile) => tile.includes(`/${Number(opened) + 1}/`)))
        .toBe(true);
      await expect(map.locator('path.map-land')).toHaveCount(1);
      await expect(map.locator('path[fill="#3c9a5f"]')).toHaveCount(1);
      // Tiles of the earlier zoom may stay beneath until the map moves again.
      const near = `img.leaflet-tile-loaded[src*="/${Number(opened) + 1}/"]`;
      await expect(map.locator(near)).toHaveCount(0);
      state.isDown = false;

      // The guest: no tiles are requested before the map of the checkout is open.
      tiles.length = 0;
      await calls.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
        ...at,
        body: { available: true },
      });
      const cookies = watchCookies(context);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/pub/${urlName}/`);
      await page.getByRole('button', { name: `${t('guest.page.add')}: Zeamă` }).click();
      await expect(page.getByRole('button', { name: t('guest.page.basket') })).toBeVisible();
      expect(tiles).toEqual([]);
      await page.getByRole('button', { name: t('guest.page.basket') }).click();
      const delivery = page.getByRole('radio', { name: t('guest.checkout.delivery') });
      if (!(await delivery.isChecked())) await delivery.click();
      const pins = page.getByRole('application', { name: t('guest.delivery.map') });
      await expect(pins.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      for (const tile of tiles)
        expect(tile).toMatch(/^https:\/\/tiles\.example\/13\/\d+\/\d+\.png$/);
      await expect(pins.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
      const zoom = pins.locator('.leaflet-control-zoom-in');
      await expect(zoom).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(elsewhere).toEqual([]);
      expect(await cookies()).toEqual([]);
    } finally {
      await context.close();
      await product.end();
    }
  },
);
