import { deviceStorage } from '../device/safe-storage.ts';

const nameOf = (trackingToken: string): string => `comanda.push.${trackingToken}`;

/** Whether this browser tells of the order: its subscription at the push service serves all orders. */
export function isPushRemembered(trackingToken: string): boolean {
  return deviceStorage.getItem(nameOf(trackingToken)) !== null;
}

export function rememberPush(trackingToken: string, isOn: boolean): void {
  if (isOn) deviceStorage.setItem(nameOf(trackingToken), 'on');
  else deviceStorage.removeItem(nameOf(trackingToken));
}
