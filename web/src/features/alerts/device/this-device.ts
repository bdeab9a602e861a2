import { pushSupport, type PushSupport } from '../../../lib/push/push-support.ts';
import type { PushWorker } from '../../../lib/push/push-device.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser/, 'Yandex'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstOf = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** What a list of devices calls the one with this `navigator.userAgent`: «Chrome, Android». */
export function nameDevice(userAgent: string): string {
  const parts = [firstOf(browsers, userAgent), firstOf(systems, userAgent)];
  return parts.filter(Boolean).join(', ') || '?';
}

/** An iPhone or iPad (which calls itself a Mac) that shows this page in a browser, not from the home screen. */
function isAppleBrowser(): boolean {
  const isTouchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac;
  return isApple && !window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether this browser can show alerts; `home_screen`: it can when the page is added to the home screen. */
export function alertSupport(): PushSupport | 'home_screen' {
  const support = pushSupport();
  return support === 'unsupported' && isAppleBrowser() ? 'home_screen' : support;
}

/** Shows the alerts of a pub. */
export const ALERTS_WORKER: PushWorker = { file: '/alerts-worker.js', scope: '/admin/' };

const nameOf = (pubID: number): string => `comanda.alerts.${pubID}`;

/** The number under which the server lists this browser at a pub; undefined when it shows no alerts of it. */
export function rememberedDevice(pubID: number): number | undefined {
  const id = Number(localStorage.getItem(nameOf(pubID)));
  return id > 0 ? id : undefined;
}

export function rememberDevice(pubID: number, id: number | undefined): void {
  if (id === undefined) localStorage.removeItem(nameOf(pubID));
  else localStorage.setItem(nameOf(pubID), String(id));
}
