import * as attributes from '../../markup/attributes.ts';
import * as ids from '../../markup/ids.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { runAt } from './run-at.ts';

const MINUTE_MS = 60_000;
const SHOWN_MINUTES = 20;

let callOff = (): void => undefined;

/** In the last minutes in which orders are taken, the line of the hours counts them down. */
export function countLastMinutes({ texts }: Pick<PageInfo, 'texts'>): void {
  callOff();
  const line = document.querySelector(`#${ids.openState}`);
  const end = Date.parse(line?.getAttribute(attributes.lastOrderAt) ?? '');
  const show = (): void => {
    const minutes = Math.ceil((end - Date.now()) / MINUTE_MS);
    if (!line || !(minutes > 0)) return;
    if (minutes <= SHOWN_MINUTES) {
      line.classList.add('last');
      line.textContent = texts.minutesLeft.replace('{{minutes}}', String(minutes));
    }
    callOff = runAt(end - Math.min(minutes - 1, SHOWN_MINUTES) * MINUTE_MS, show);
  };
  show();
}
