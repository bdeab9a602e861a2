import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '../../lib/toasts/toasts.ts';
import { aPub } from '../../testing/a-pub.ts';
import { draw } from '../../testing/draw.tsx';
import { eventually } from '../../testing/eventually.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { GeolocationCard } from './geolocation-card.tsx';

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ro');
});

afterEach(() => {
  takeAway();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const POST = 'POST /api/company/:companyID/pubs/:pubID/geolocation';
const keepIt = () => fakeApi({ [POST]: ({ body }) => ({ ok: true, geolocation: body }) });
const map = () => page.getByRole('application', { name: 'Harta cu locul localului' });
const setHere = () => page.getByRole('button', { name: 'Pune în centru' });
/** What was sent last; the map sends nothing but places. */
const lastPlace = ({ made }: FakeApi) =>
  (made.at(-1)?.body ?? {}) as { readonly lat?: number; readonly lng?: number };
const centre = { lat: 47.00556, lng: 28.8575 };

it('starts at the default place and saves where it is double-clicked', async () => {
  const api = keepIt();
  takeAway = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(page.getByText(/Încă nu este indicat/)).toBeVisible();
  await expect.element(setHere()).toBeEnabled();
  await userEvent.dblClick(map());
  await eventually(() => {
    expect(api.made.filter(({ call }) => call.endsWith('/geolocation'))).toHaveLength(1);
  });
  const { lat, lng } = lastPlace(api);
  expect(lat).toBeCloseTo(centre.lat, 1);
  expect(lng).toBeCloseTo(centre.lng, 1);
});

it('opens at the default centre with zoom 7, where fifty pixels are so many degrees', async () => {
  const api = keepIt();
  takeAway = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(setHere()).toBeEnabled();
  const { width, height } = map().element().getBoundingClientRect();
  await userEvent.dblClick(map(), { position: { x: width / 2 + 50, y: height / 2 } });
  await eventually(() => {
    expect(api.made.filter(({ call }) => call.endsWith('/geolocation'))).toHaveLength(1);
  });
  const { lat = 0, lng = 0 } = lastPlace(api);
  // The whole world is 256 pixels wide at zoom 0, and twice that with each step.
  const perPixel = 360 / (256 * 2 ** 7);
  expect(Math.abs(lng - centre.lng - 50 * perPixel)).toBeLessThan(2 * perPixel);
  expect(Math.abs(lat - centre.lat)).toBeLessThan(2 * perPixel);
});

it('says when the device does not tell where it is', async () => {
  keepIt();
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, failed) => {
    failed?.({ code: 1 } as GeolocationPositionError);
  });
  takeAway = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(setHere()).toBeEnabled();
  await page.getByRole('button', { name: 'Unde sunt eu' }).click();
  expect(toasts.list().at(-1)).toMatchObject({
    kind: 'danger',
    message: 'Browserul nu a spus unde vă aflați. Mutați harta cu mâna.',
  });
});

it('offers the way to all venues while no place is set, and no longer', async () => {
  takeAway = draw(<GeolocationCard pub={aPub()} />);
  const later = page.getByRole('link', { name: /Indicați mai târziu/ });
  await expect.element(later).toHaveAttribute('href', '/admin/company');
  takeAway();
  takeAway = draw(<GeolocationCard pub={aPub({ lat: 46.5, lng: 28.2 })} />);
  await expect.element(setHere()).toBeEnabled();
  await expect.element(later).not.toBeInTheDocument();
});

it('saves the middle of the map without a pointer, from where the pub is', async () => {
  const api = keepIt();
  takeAway = draw(<GeolocationCard pub={aPub({ lat: 46.5, lng: 28.2 })} />);
  await expect.element(setHere()).toBeEnabled();
  expect(document.querySelectorAll('.map-pin')).toHaveLength(1);
  await setHere().click();
  await eventually(() => {
    expect(api.made.at(-1)?.call).toBe('POST /api/company/3/pubs/7/geolocation');
    // A pixel of this zoom is a kilometre.
    const { lat, lng } = lastPlace(api);
    expect(lat).toBeCloseTo(46.5, 1);
    expect(lng).toBeCloseTo(28.2, 1);
  });
});

it('goes to where the reader is, and saves nothing by that', async () => {
  const api = keepIt();
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    found({ coords: { latitude: 47.76, longitude: 27.93 } } as GeolocationPosition);
  });
  takeAway = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(setHere()).toBeEnabled();
  await page.getByRole('button', { name: 'Unde sunt eu' }).click();
  expect(api.made).toEqual([]);
  await setHere().click();
  await eventually(() => {
    const { lat, lng } = lastPlace(api);
    expect(lat).toBeCloseTo(47.76, 3);
    expect(lng).toBeCloseTo(27.93, 3);
  });
});
