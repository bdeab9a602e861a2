import { clockTexts } from '@comanda/contract/guest-page';
import { isOtherClock } from '../../../../lib/format/other-clock.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** The hours on the page are those of the pub's clock: said where the device shows another time. */
export function tellClock({ timeZone, language }: Pick<PageInfo, 'timeZone' | 'language'>): void {
  const hours = document.querySelector('.hours p');
  if (!hours || !isOtherClock(timeZone, new Date())) return;
  hours.textContent += ` (${clockTexts['guest.page.pub_clock'][language]})`;
}
