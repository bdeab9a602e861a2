export {
  activeStatuses,
  isFinalStatus,
  isInProcess,
  offeredStatuses,
  orderStatuses,
  PENDING_PICKUP_STATUS,
  type OrderStatus,
} from './order-status.ts';
export {
  COMMISSION_PERCENT,
  priceOrder,
  unitPriceMinor,
  type OrderPrice,
  type OrderZonePrice,
  type PricedLine,
} from './price-order.ts';
export {
  MAX_DISH_COUNT,
  MAX_ORDER_LINES,
  orderTypes,
  paymentTypes,
  type OrderType,
  type PaymentType,
} from './order-limits.ts';
export {
  refuseOrder,
  type OrderRefusal,
  type OrderRequest,
  type PubConditions,
} from './refuse-order.ts';
