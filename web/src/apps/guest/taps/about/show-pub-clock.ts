import { isOtherClock } from '../../../../lib/format/other-clock.ts';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** The hours on the page are those of the pub's clock: said where the device shows another time. */
export function showPubClock({ timeZone, texts }: PageInfo): void {
  const hours = document.querySelector(`.${classes.hours} p`);
  if (!hours || !isOtherClock(timeZone, new Date())) return;
  hours.textContent += ` (${texts.pubClock})`;
}
