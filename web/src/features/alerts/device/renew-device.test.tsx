import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { aPushDevice, someAlerts } from '../../../testing/samples/some-alerts.ts';
import { ALERTS } from '../testing/alerts-setup.tsx';
import { rememberDevice, rememberedDevice } from './this-device.ts';
import { renewDevice } from './renew-device.ts';

const pub = { id: 7, company_id: 3, time_zone: 'Europe/Chisinau' };
const device = aPushDevice({ is_signed_in: false });

function fakeServer(devices: (typeof device)[]) {
  return fakeApi({
    [`GET ${ALERTS}`]: () => ({ ok: true, alerts: someAlerts({ devices }) }),
    [`POST ${ALERTS}/push-subscriptions`]: () => ({ ok: true, device: { ...device, id: 5 } }),
  });
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

beforeEach(() => {
  localStorage.clear();
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/new',
    getKey: (name: string) => bytes(name),
    options: { applicationServerKey: bytes('key') },
  };
  const registration = { active: {}, pushManager: { getSubscription: async () => subscription } };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    register: async () => registration,
  } as never);
  vi.stubGlobal('Notification', { permission: 'granted' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('sends the present address of a listed device, also of one that was signed out', async () => {
  rememberDevice(7, 4);
  const api = fakeServer([device]);
  await renewDevice(pub, 'ro');
  expect(api.made.at(-1)?.body).toMatchObject({
    endpoint: 'https://fcm.googleapis.com/fcm/send/new',
    language: 'ro',
  });
  expect(rememberedDevice(7)).toBe(5);
});

it('a device that was removed from the list stays removed', async () => {
  rememberDevice(7, 4);
  const api = fakeServer([]);
  await renewDevice(pub, 'ro');
  expect(api.made.filter(({ call }) => call.startsWith('POST /api/company'))).toEqual([]);
  expect(rememberedDevice(7)).toBeUndefined();
});

it.each(['none', 'another pub', 'forbidden'])('makes no call: %s', async (why) => {
  if (why !== 'none') rememberDevice(why === 'another pub' ? 8 : 7, 4);
  if (why === 'forbidden') vi.stubGlobal('Notification', { permission: 'denied' });
  const api = fakeServer([device]);
  await renewDevice(pub, 'ro');
  expect(api.made).toEqual([]);
});
