import { forgetListsWithTheirSession } from '../offline/forget-lists.ts';
import { catchInstallOffer } from '../shell/install-prompt.ts';

/** What the courier's program listens to from its loading until the page is closed. */
export function startCourierProgram(): void {
  forgetListsWithTheirSession();
  catchInstallOffer();
}
