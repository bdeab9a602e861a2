import type { CallBody } from '@comanda/contract';
import { MAX_DEVICES_OF_ORDER } from '@comanda/domain/alerts';
import { isFinalStatus } from '@comanda/domain/orders';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import { isPushEndpoint } from '../../../plumbing/push/push-endpoint.ts';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { lockOrderOfGuest } from '../../orders/index.ts';
import type { AlertDeps } from '../alert-deps.ts';
import { guestNewsTask } from './news-task.ts';
import { countOtherDevices, deleteDevices, upsertDevice } from './queries.ts';

type NewDevice = CallBody<'POST /api/client/orders/:trackingToken/push-subscriptions'>;

/**
 * Adds a device of the guest to an order in process, or renews what is known of it. It is sent the present state at
 * once: the page may have shown an older one, and the guest sees that it works. The lock of the order keeps its
 * status and the count of its devices valid until the commit.
 */
export async function subscribeGuest(
  deps: AlertDeps,
  trackingToken: string,
  { endpoint, p256dh, auth, language }: NewDevice,
): Promise<void> {
  if (!isPushEndpoint(endpoint, deps.settings.pushExtraHosts)) {
    throw invalidFields([{ field: 'endpoint', code: 'invalid_value' }]);
  }
  await deps.write(async (transaction) => {
    const order = await lockOrderOfGuest(transaction, trackingToken);
    if (isFinalStatus(order.status)) throw new AppError('order_is_finished');
    const now = deps.clock.now();
    const device = { order_id: order.id, endpoint, p256dh, auth, language, created_at: now };
    if ((await countOtherDevices(transaction, device)) >= MAX_DEVICES_OF_ORDER) {
      throw new AppError('order_device_limit_exceeded', { limit: MAX_DEVICES_OF_ORDER });
    }
    const id = await upsertDevice(transaction, device);
    await addTask(transaction, guestNewsTask, {
      key: `device ${id}`,
      payload: { order_id: order.id },
      now,
    });
  });
}

/** Stops the pushes of an order on one device, also of a finished one. */
export async function unsubscribeGuest(
  { write }: AlertDeps,
  trackingToken: string,
  endpoint: string,
): Promise<void> {
  await write(async (transaction) => {
    const { id: orderId } = await lockOrderOfGuest(transaction, trackingToken);
    await deleteDevices(transaction, { orderId, endpoint });
  });
}
