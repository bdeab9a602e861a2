import { session } from '../../../lib/session/session.ts';
import { courierStore } from './courier-store.ts';

/**
 * The lists go with the session that got them, also when it ended in another tab. The steps that
 * wait stay: they say nothing of a guest, and are for this courier's next sign-in.
 */
export function forgetListsWithTheirSession(): void {
  let { epoch } = session.current();
  session.subscribe(() => {
    const current = session.current();
    if (current.epoch === epoch) return;
    ({ epoch } = current);
    void courierStore.forgetLists();
  });
}
