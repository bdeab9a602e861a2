import * as attributes from '../../markup/attributes.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { runAt } from './run-at.ts';

const MINUTE_MS = 60_000;
const SHOWN_MINUTES = 20;

const lineOfHours = () => document.querySelector(`[${attributes.lastOrderAt}]`);

/** When the last order is taken, as the page has it, in milliseconds; infinite where there is no end. */
export const lastOrderAt = (): number =>
  Number(lineOfHours()?.getAttribute(attributes.lastOrderAt) ?? Infinity) * MINUTE_MS;

/** In the last minutes in which orders are taken, the line of the hours counts them down. */
export function countLastMinutes({ texts }: Pick<PageInfo, 'texts'>): void {
  const line = lineOfHours();
  const end = lastOrderAt();
  const show = (): void => {
    const minutes = Math.ceil((end - Date.now()) / MINUTE_MS);
    // Another page may be in its place.
    if (!line?.isConnected || minutes <= 0) return;
    if (minutes <= SHOWN_MINUTES) {
      line.textContent = texts.minutesLeft.replace('{{minutes}}', String(minutes));
    }
    runAt(end - Math.min(minutes - 1, SHOWN_MINUTES) * MINUTE_MS, show);
  };
  show();
}
