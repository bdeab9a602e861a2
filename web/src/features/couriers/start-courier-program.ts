import { storeInstallOffer } from './shell/install-prompt.ts';
import { session } from '../../lib/session/session.ts';
import { courierStore } from './offline/courier-store.ts';

/** Starts the listeners that run as long as the page is open. */
export function startCourierProgram(): void {
  deleteListsAtSessionEnd();
  storeInstallOffer();
}

/**
 * The stored lists are deleted when their session ends, also in another tab. Queued steps
 * stay: they contain no guest data, and are sent at this courier's next sign-in.
 */
function deleteListsAtSessionEnd(): void {
  let { epoch } = session.current();
  session.subscribe(() => {
    const current = session.current();
    if (current.epoch === epoch) return;
    ({ epoch } = current);
    void courierStore.deleteLists();
  });
}
