import { isOtherClock } from '../../../../lib/format/other-clock.ts';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** The hours on the page are in the pub's time zone: shown where the device has another time. */
export function showPubClock({ timeZone, texts }: PageInfo): void {
  const hours = document.querySelector(`.${classes.hours} p`);
  if (!hours || !isOtherClock(timeZone, new Date())) return;
  hours.textContent += ` (${texts.pubClock})`;
}
