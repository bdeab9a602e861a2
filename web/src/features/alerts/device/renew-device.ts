import type { Language } from '@comanda/contract/texts';
import { addDevice, loadAlerts, type AlertsPub } from '../alerts-api.ts';
import { nameDevice, ALERTS_WORKER, rememberDevice, rememberedDevice } from './this-device.ts';
import { sentSubscription, subscribeDevice } from '../../../lib/push/push-device.ts';
import { pushSupport } from '../../../lib/push/push-support.ts';

/**
 * Sends the server the address at which this browser receives the alerts of a pub, if it does: its push service may
 * have given it another one, its user may have signed in again. A device that was removed from the list stays removed.
 */
export async function renewDevice(pub: AlertsPub, language: Language): Promise<void> {
  const id = rememberedDevice(pub.id);
  if (id === undefined || pushSupport() !== 'works' || Notification.permission !== 'granted')
    return;
  const alerts = await loadAlerts(pub);
  if (!alerts.devices.some((device) => device.id === id)) {
    rememberDevice(pub.id, undefined);
    return;
  }
  const sent = sentSubscription(await subscribeDevice(ALERTS_WORKER, alerts.push_key));
  const body = { ...sent, device: nameDevice(navigator.userAgent), language };
  rememberDevice(pub.id, await addDevice(pub, body));
}
