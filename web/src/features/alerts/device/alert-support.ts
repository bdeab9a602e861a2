import { pushSupport, type PushSupport } from '../../../lib/push/push-support.ts';

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
