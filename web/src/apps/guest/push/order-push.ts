import type { Language } from '@comanda/contract/texts';
import {
  findSubscription,
  sentSubscription,
  subscribeDevice,
} from '../../../lib/push/push-device.ts';
import { sendCall } from '../account/client-call.ts';
import { GUEST_WORKER_FILE, GUEST_WORKER_SCOPE } from '../offline/guest-worker.ts';
import { deviceStorage } from '../device/safe-storage.ts';

const nameOf = (trackingToken: string): string => `comanda.push.${trackingToken}`;

/** Whether this browser shows messages of the order: its subscription at the push service serves all orders. */
export function isPushRemembered(trackingToken: string): boolean {
  return deviceStorage.getItem(nameOf(trackingToken)) !== null;
}

export function rememberPush(trackingToken: string, isOn: boolean): void {
  if (isOn) deviceStorage.setItem(nameOf(trackingToken), 'on');
  else deviceStorage.removeItem(nameOf(trackingToken));
}

export type PushedOrder = { readonly trackingToken: string; readonly language: Language };

const CALL = 'POST /api/client/orders/:trackingToken/push-subscriptions';

const WORKER = { file: GUEST_WORKER_FILE, scope: GUEST_WORKER_SCOPE };

/** The browser asked its user, who did not allow it. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/**
 * Tells the server where this browser gets the pushes of an order, also again: its push service may have given it
 * another address, the installation another key, the guest another language.
 */
export async function renewPush({ trackingToken, language }: PushedOrder): Promise<void> {
  const { push_key: key } = await sendCall('GET /api/client/push-key', {});
  const sent = sentSubscription(await subscribeDevice(WORKER, key));
  await sendCall(CALL, { params: { trackingToken }, body: { ...sent, language } });
  rememberPush(trackingToken, true);
}

/** For the press of a button: the browser asks its user only then. */
export async function turnOnPush(order: PushedOrder): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await renewPush(order);
}

/** Other orders stay on: they use the same subscription. */
export async function turnOffPush({ trackingToken }: PushedOrder): Promise<void> {
  const subscription = await findSubscription(WORKER);
  if (subscription) {
    const { endpoint } = subscription;
    await sendCall(`${CALL}/remove`, { params: { trackingToken }, body: { endpoint } });
  }
  rememberPush(trackingToken, false);
}
