import { catchInstallOffer } from '../shell/install-prompt.ts';
import { session } from '../../../lib/session/session.ts';
import { courierStore } from '../offline/courier-store.ts';

/** What the courier's program listens to from its loading until the page is closed. */
export function startCourierProgram(): void {
  forgetListsWithTheirSession();
  catchInstallOffer();
}

/**
 * The lists go with the session that got them, also when it ended in another tab. The steps that
 * wait stay: they say nothing of a guest, and are for this courier's next sign-in.
 */
function forgetListsWithTheirSession(): void {
  let { epoch } = session.current();
  session.subscribe(() => {
    const current = session.current();
    if (current.epoch === epoch) return;
    ({ epoch } = current);
    void courierStore.forgetLists();
  });
}
