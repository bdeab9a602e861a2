import { randomUUID } from 'node:crypto';
import type { DemoOrder, DemoStatusChange } from '../pubs/la-nuc/orders/order-types.ts';
import { demoOrders } from '../pubs/la-nuc/orders/orders.ts';
import { laNuc } from '../pubs/la-nuc/pub.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededCourier } from './seed-couriers.ts';
import type { SeededPub } from './seeded-pub.ts';

type Setting = { pub: SeededPub; couriers: Map<string, SeededCourier> };
type Step = { minutesAgo: number; run: () => Promise<void> };

/** What a guest sends to order it, and to ask for the times at which it can be had. */
export function bodyOf(pub: SeededPub, order: DemoOrder) {
  return {
    order_type: order.orderType,
    dishes: order.dishes.map(({ dish, count }) => ({
      dish_id: pub.dishIds.get(dish) ?? 0,
      count,
    })),
    ...(order.orderType === 'delivery' && {
      lat: order.delivery.lat,
      lng: order.delivery.lng,
      payment_type: order.delivery.paymentType,
    }),
  };
}

/** Places an order, for now unless it is wanted at a time. */
export async function place(
  client: DemoClient,
  { pub }: Pick<Setting, 'pub'>,
  order: DemoOrder & { readonly wantedAt?: string },
): Promise<number> {
  if (order.orderType === 'delivery') {
    await client.call('POST /api/company/:companyID/pubs/:pubID/delivery-type', {
      as: pub.owner,
      params: pub.ids,
      body: { delivery_type: order.delivery.deliveryType },
    });
  }
  const where = {
    ...(order.orderType === 'in_place' && { table_for_in_place_order: order.table }),
    ...(order.orderType === 'delivery' && {
      town: order.delivery.town,
      full_address: order.delivery.fullAddress,
      ...(order.delivery.changeFrom && { change_from: order.delivery.changeFrom }),
    }),
  };
  const placed = await client.call('POST /api/client/pub/:pubID/orders', {
    params: { pubID: pub.ids.pubID },
    idempotencyKey: randomUUID(),
    body: {
      ...bodyOf(pub, order),
      language: order.language ?? 'ro',
      client_name: order.clientName,
      main_phone_number: order.mainPhone,
      second_phone_number: order.secondPhone,
      comments: order.comments,
      ...(order.avoids && { avoids: order.avoids }),
      ...where,
      ...(order.wantedAt !== undefined && { wanted_at: order.wantedAt }),
    },
  });
  return placed.order.id;
}

async function changeStatus(
  client: DemoClient,
  { pub, couriers }: Setting,
  { order, orderID, change }: { order: DemoOrder; orderID: number; change: DemoStatusChange },
): Promise<void> {
  const courier =
    order.orderType === 'delivery' ? couriers.get(order.delivery.courier ?? '') : undefined;
  const byCourier = courier
    ? {
        as: courier.person,
        params: { courierID: courier.courierID },
        body: { order_id: orderID },
      }
    : undefined;
  if (change.by === 'courier' && byCourier) {
    const call = change.status === 'at_courier' ? 'at-courier' : 'completed';
    await client.call(`POST /api/courier/:courierID/set-order-to-${call}`, byCourier);
    return;
  }
  const request = { as: pub.owner, params: { ...pub.ids, orderID } };
  await client.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
    ...request,
    query: {
      status: change.status,
      ...(change.reason === undefined ? {} : { cancel_reason: change.reason }),
    },
  });
  if (change.status !== 'preparing') return;
  if (byCourier) await client.call('POST /api/courier/:courierID/reserve-order', byCourier);
  if (order.prepared) {
    await client.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared', {
      ...request,
      body: { prepared: true },
    });
  }
}

function stepsOf(client: DemoClient, setting: Setting, order: DemoOrder): Step[] {
  let orderID = 0;
  const [, ...changes] = order.history;
  return [
    {
      minutesAgo: order.minutesAgo,
      run: async () => {
        orderID = await place(client, setting, order);
      },
    },
    ...changes.map((change) => ({
      minutesAgo: change.minutesAgo,
      run: () => changeStatus(client, setting, { order, orderID, change }),
    })),
  ];
}

/** Places an evening of orders and takes all their steps, in order of time. */
export async function seedOrders(client: DemoClient, setting: Setting): Promise<void> {
  const request = { as: setting.pub.owner, params: setting.pub.ids };
  // The demo may be set up at any hour, but its orders need open hours: the real ones are set at the end.
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    ...request,
    body: { work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 1440 })) },
  });
  const steps = demoOrders.flatMap((order) => stepsOf(client, setting, order));
  for (const step of steps.toSorted((a, b) => b.minutesAgo - a.minutesAgo)) {
    client.clock.goTo(step.minutesAgo);
    await step.run();
  }
  client.clock.goTo(0);
  await client.call('POST /api/company/:companyID/pubs/:pubID/delivery-type', {
    ...request,
    body: { delivery_type: laNuc.shipping.deliveryType },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    ...request,
    body: { work_hours: laNuc.shipping.week },
  });
}
