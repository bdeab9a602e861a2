import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { usePub } from '../api.ts';
import { GeolocationCard } from './geolocation-card.tsx';

let unmount: () => void = () => {};

beforeAll(() => {
  startTestTexts('ro');
});

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const POST = 'POST /api/company/:companyID/pubs/:pubID/geolocation';
const fakeSave = () => fakeApi({ [POST]: ({ body }) => ({ ok: true, geolocation: body }) });
const map = () => page.getByRole('application', { name: text('pubs.geolocation_map') });
const setHere = () => page.getByRole('button', { name: text('pubs.geolocation_set_here') });
/** The last sent location; the map sends nothing else. */
const lastPlace = ({ made }: FakeApi) =>
  (made.at(-1)?.body ?? {}) as { readonly lat?: number; readonly lng?: number };
/** The whole world is 256 pixels wide at zoom 0, and twice that with each step. */
const degreesOf = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom);
const centre = { lat: 47.00556, lng: 28.8575 };

it('starts at the default location and saves the double-clicked one', async () => {
  const api = fakeSave();
  unmount = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(page.getByText(/Încă nu este pe hartă/)).toBeVisible();
  await expect.element(setHere()).toBeEnabled();
  await userEvent.dblClick(map());
  await eventually(() => {
    expect(api.made.filter(({ call }) => call.endsWith('/geolocation'))).toHaveLength(1);
  });
  const { lat, lng } = lastPlace(api);
  expect(lat).toBeCloseTo(centre.lat, 1);
  expect(lng).toBeCloseTo(centre.lng, 1);
});

it('opens at the default centre with zoom 7, where fifty pixels have a known width in degrees', async () => {
  const api = fakeSave();
  unmount = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(setHere()).toBeEnabled();
  const { width, height } = map().element().getBoundingClientRect();
  await userEvent.dblClick(map(), { position: { x: width / 2 + 50, y: height / 2 } });
  await eventually(() => {
    expect(api.made.filter(({ call }) => call.endsWith('/geolocation'))).toHaveLength(1);
  });
  const { lat = 0, lng = 0 } = lastPlace(api);
  const perPixel = degreesOf(1, 7);
  expect(Math.abs(lng - centre.lng - 50 * perPixel)).toBeLessThan(2 * perPixel);
  expect(Math.abs(lat - centre.lat)).toBeLessThan(2 * perPixel);
});

it('shows a message when the device does not give its position', async () => {
  fakeSave();
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, failed) => {
    failed?.({ code: 1 } as GeolocationPositionError);
  });
  unmount = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(setHere()).toBeEnabled();
  await page.getByRole('button', { name: text('pubs.geolocation_own') }).click();
  expect(toasts.list().at(-1)).toMatchObject({
    kind: 'danger',
    message: 'Browserul nu a spus unde vă aflați. Mutați harta cu mâna.',
  });
});

it('offers the link to all venues only while no location is set', async () => {
  unmount = draw(<GeolocationCard pub={aPub()} />);
  const later = page.getByRole('link', { name: /Mai târziu/ });
  await expect.element(later).toHaveAttribute('href', '/admin/company');
  unmount();
  unmount = draw(<GeolocationCard pub={aPub({ lat: 46.5, lng: 28.2 })} />);
  await expect.element(setHere()).toBeEnabled();
  await expect.element(later).not.toBeInTheDocument();
});

it('saves the centre of the map without a pointer, starting at the pub', async () => {
  const api = fakeSave();
  unmount = draw(<GeolocationCard pub={aPub({ lat: 46.5, lng: 28.2 })} />);
  await expect.element(setHere()).toBeEnabled();
  await expect.poll(() => document.querySelectorAll('.map-pin')).toHaveLength(1);
  await setHere().click();
  await eventually(() => {
    expect(api.made.at(-1)?.call).toBe('POST /api/company/3/pubs/7/geolocation');
    const { lat, lng } = lastPlace(api);
    expect(lat).toBeCloseTo(46.5, 4);
    expect(lng).toBeCloseTo(28.2, 4);
  });
});

it('moves the map to the device’s position without saving it', async () => {
  const api = fakeSave();
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    found({ coords: { latitude: 47.76, longitude: 27.93 } } as GeolocationPosition);
  });
  unmount = draw(<GeolocationCard pub={aPub()} />);
  await expect.element(setHere()).toBeEnabled();
  await page.getByRole('button', { name: text('pubs.geolocation_own') }).click();
  expect(api.made).toEqual([]);
  await setHere().click();
  await eventually(() => {
    const { lat, lng } = lastPlace(api);
    expect(lat).toBeCloseTo(47.76, 3);
    expect(lng).toBeCloseTo(27.93, 3);
  });
});

type Move = CallBody<typeof POST>;

const STREET = 16;
const place = { lat: 47.023456, lng: 28.832145 };

/** The card with a fake server that stores the pub. */
function openSaved(start: Partial<Pub>, refuses: FakeCalls = {}) {
  let saved = aPub(start);
  const sent: Move[] = [];
  fakeApi({
    'GET /api/company/:companyID/pubs/:pubID': () => ({ ok: true, pub: saved }),
    [POST]: ({ body }) => {
      const { lat, lng } = body;
      sent.push(body);
      saved = { ...saved, lat, lng };
      return { ok: true, geolocation: { lat, lng } };
    },
    ...refuses,
  });
  function Home() {
    const { data: pub } = usePub(3, 7);
    return pub && <GeolocationCard pub={pub} />;
  }
  unmount = draw(<Home />);
  return {
    moves: (): readonly Move[] => sent,
    /** The sent location at this index. */
    move: (index: number): Move => {
      const one = sent[index];
      if (!one) throw new Error(`no location number ${index} was sent`);
      return one;
    },
    moveElsewhere: (there: Partial<Pub>) => {
      saved = { ...saved, ...there };
    },
  };
}

const shown = ({ lat, lng }: LatLng) =>
  page.getByText(text('pubs.geolocation_at', { place: `${lat.toFixed(5)}, ${lng.toFixed(5)}` }));
const undo = () => page.getByRole('button', { name: text('pubs.geolocation_undo') });

/** Double-clicks at an offset from the centre; returns that point on the screen. */
async function dblClickOff(x: number, y: number) {
  await expect.element(setHere()).toBeEnabled();
  const { width, height } = map().element().getBoundingClientRect();
  const position = { x: width / 2 + x, y: height / 2 + y };
  await userEvent.dblClick(map(), { position });
  return position;
}

/** The tip of the pin, relative to the corner of the map. */
function tipOfPin(): { x: number; y: number } | undefined {
  const pin = document.querySelector('.map-pin')?.getBoundingClientRect();
  const frame = map().element().getBoundingClientRect();
  return pin && { x: pin.left + 11 - frame.left, y: pin.top + 26 - frame.top };
}

it('opens at the saved location at street zoom, with its coordinates', async () => {
  const { moves, move } = openSaved(place);
  await expect.element(shown(place)).toBeVisible();
  await dblClickOff(50, 0);
  await eventually(() => expect(moves()).toHaveLength(1));
  const { lat, lng } = move(0);
  expect(Math.abs(lng - place.lng - degreesOf(50, STREET))).toBeLessThan(degreesOf(1.5, STREET));
  expect(Math.abs(lat - place.lat)).toBeLessThan(degreesOf(1.5, STREET));
});

it('saves the clicked location, draws the pin there and shows a message', async () => {
  const { moves, move } = openSaved(place);
  const clicked = await dblClickOff(-60, 40);
  await eventually(() => expect(moves()).toHaveLength(1));
  const to = move(0);
  await expect.element(shown(to)).toBeVisible();
  expect(document.querySelectorAll('.map-pin')).toHaveLength(1);
  await eventually(() => {
    const tip = tipOfPin();
    expect(Math.abs((tip?.x ?? 0) - clicked.x)).toBeLessThan(2);
    expect(Math.abs((tip?.y ?? 0) - clicked.y)).toBeLessThan(2);
  });
});

it('a move can be undone, back to the earlier location', async () => {
  const { move } = openSaved(place);
  await expect.element(shown(place)).toBeVisible();
  await expect.element(undo()).not.toBeInTheDocument();
  await dblClickOff(70, 30);
  await undo().click();
  await expect.element(shown(place)).toBeVisible();
  const to = move(0);
  expect(move(1)).toEqual({ ...place, before: to });
  await expect.element(undo()).not.toBeInTheDocument();
  const { width, height } = map().element().getBoundingClientRect();
  await eventually(() => {
    const tip = tipOfPin();
    expect(Math.abs((tip?.x ?? 0) - width / 2)).toBeLessThan(2);
    expect(Math.abs((tip?.y ?? 0) - height / 2)).toBeLessThan(2);
  });
});

it('undoes the last of two moves', async () => {
  const { moves, move } = openSaved(place);
  await dblClickOff(70, 30);
  await expect.element(undo()).toBeVisible();
  const first = move(0);
  await dblClickOff(-70, -30);
  await eventually(() => expect(moves()).toHaveLength(2));
  await expect.element(shown(move(1))).toBeVisible();
  await undo().click();
  await expect.element(shown(first)).toBeVisible();
});

it('offers no undo after another user moved the pub, and shows the new location', async () => {
  const theirs = { lat: 47.5, lng: 28.1 };
  let isTheirs = false;
  const { moveElsewhere } = openSaved(place, {
    [POST]: ({ body: { lat, lng } }) => {
      if (isTheirs) return refusal(409, 'place_changed_meanwhile');
      moveElsewhere({ lat, lng });
      return { ok: true, geolocation: { lat, lng } };
    },
  });
  await dblClickOff(70, 30);
  await expect.element(undo()).toBeVisible();
  isTheirs = true;
  moveElsewhere(theirs);
  await undo().click();
  await expect.element(shown(theirs)).toBeVisible();
  await expect.element(undo()).not.toBeInTheDocument();
  // It is outside the visible part: the map moves there.
  await eventually(() => {
    expect(Math.abs((tipOfPin()?.x ?? 0) - map().element().clientWidth / 2)).toBeLessThan(2);
  });
});

it('zooms in on a first location and offers no undo', async () => {
  const { moves, move } = openSaved({});
  await dblClickOff(40, 0);
  await eventually(() => expect(moves()).toHaveLength(1));
  const first = move(0);
  await expect.element(shown(first)).toBeVisible();
  await expect.element(undo()).not.toBeInTheDocument();
  await dblClickOff(50, 0);
  await eventually(() => expect(moves()).toHaveLength(2));
  const second = move(1);
  expect(Math.abs(second.lng - first.lng - degreesOf(50, STREET))).toBeLessThan(
    degreesOf(1.5, STREET),
  );
});
