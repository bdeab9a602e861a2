import { removeRendered } from '../../../testing/page/rendered.ts';
import { courierQueue } from '../offline/courier-queue.ts';
import { courierStore } from '../offline/courier-store.ts';

/** Clears the phone's storage between two tests. */
export async function clearCourierPhone(): Promise<void> {
  // It would write to the storage again.
  removeRendered();
  await courierStore.deleteLists();
  for (const { id } of await courierStore.readQueue()) {
    await courierQueue.change({ kind: 'dismissed', id });
  }
}
