import { describe, expect, it } from 'vitest';
import { orderStatuses, orderTypes } from '../orders/index.ts';
import { deliveryTypes } from '../shipping/index.ts';
import { isAvailableTo, type CourierStanding, type DeliverableOrder } from './index.ts';

const MY_PUB = 3;
const yesNo = [true, false];

/** Every possible courier, as far as this rule is concerned. */
const couriers: readonly CourierStanding[] = yesNo.flatMap((isApproved) =>
  yesNo.flatMap((isBlocked) =>
    [[], [MY_PUB], [8, MY_PUB], [8]].map((attachedPubIds) => ({
      isApproved,
      isBlocked,
      attachedPubIds,
    })),
  ),
);

/** Every possible order of one pub. */
const orders: readonly DeliverableOrder[] = orderTypes.flatMap((orderType) =>
  orderStatuses.flatMap((status) =>
    deliveryTypes.flatMap((deliveryType) =>
      yesNo.map((isReserved) => ({
        orderType,
        status,
        deliveryType,
        isReserved,
        isAhead: false,
        pubId: MY_PUB,
      })),
    ),
  ),
);

const delivery: DeliverableOrder = {
  orderType: 'delivery',
  status: 'preparing',
  deliveryType: 'delivery_service',
  isReserved: false,
  isAhead: false,
  pubId: MY_PUB,
};
const approved: CourierStanding = { isApproved: true, isBlocked: false, attachedPubIds: [] };
const attached: CourierStanding = {
  isApproved: false,
  isBlocked: false,
  attachedPubIds: [8, MY_PUB],
};
const own: DeliverableOrder = { ...delivery, deliveryType: 'own' };

describe('isAvailableTo', () => {
  it.each([
    ['a pool order, to an approved courier', delivery, approved, true],
    ['a pool order, to one not approved yet', delivery, attached, false],
    ['an own order, to a courier of the pub', own, attached, true],
    ['an own order, to an approved courier without an attachment', own, approved, false],
    ['an own order, to a courier of another pub', own, { ...attached, attachedPubIds: [8] }, false],
    [
      'one for later, with which its kitchen has not begun',
      { ...delivery, isAhead: true },
      approved,
      false,
    ],
    ['a pool order, to a blocked courier', delivery, { ...approved, isBlocked: true }, false],
    ['an own order, to a blocked courier', own, { ...attached, isBlocked: true }, false],
  ])('%s', (_, order, courier, expected) => {
    expect(isAvailableTo(order, courier)).toBe(expected);
  });

  it('shows an eligible courier only unreserved deliveries in preparation', () => {
    const eligible = { isApproved: true, isBlocked: false, attachedPubIds: [MY_PUB] };
    expect(orders.filter((order) => isAvailableTo(order, eligible))).toEqual([own, delivery]);
  });

  it('shows a pool order to approved couriers and an own order to attached couriers', () => {
    const [ofPoolOrder, ofOwnOrder] = [delivery, own].map((order) =>
      couriers.filter((courier) => isAvailableTo(order, courier)),
    );
    const free = couriers.filter(({ isBlocked }) => !isBlocked);
    expect(ofPoolOrder).toEqual(free.filter(({ isApproved }) => isApproved));
    expect(ofOwnOrder).toEqual(free.filter(({ attachedPubIds: ids }) => ids.includes(MY_PUB)));
  });

  it('hides an order that is reserved, not delivered or in another status', () => {
    const hidden = orders.filter((order) => {
      const { orderType, status, isReserved } = order;
      return orderType !== 'delivery' || status !== 'preparing' || isReserved;
    });
    expect(hidden).toHaveLength(orders.length - 2);
    for (const order of hidden) {
      expect(couriers.some((courier) => isAvailableTo(order, courier))).toBe(false);
    }
  });
});
