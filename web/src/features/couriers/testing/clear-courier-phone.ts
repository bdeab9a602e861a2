import { courierQueue } from '../offline/courier-queue.ts';
import { courierStore } from '../offline/courier-store.ts';

/** Clears the phone's storage between two tests. */
export async function clearCourierPhone(): Promise<void> {
  await courierStore.deleteLists();
  for (const { id } of await courierStore.readQueue()) {
    await courierQueue.change({ kind: 'dismissed', id });
  }
}
