import { MAX_DELIVERY_MINUTES } from '@comanda/domain/shipping';
import { Type, type TSchema } from 'typebox';
import { ok, readingLimit, type RouteTable } from '../routing/index.ts';
import {
  DeliveryTypeName,
  Preorder,
  Shapes,
  Shipping,
  NewWorkHours,
  ZoneAmounts,
  ZoneTerms,
} from './schemas.ts';

const Saved = ok({ shipping: Shipping });

/**
 * The values that the sender had before: with them only the sender's changes are saved, and changes of others
 * stay. Without them, the sent values replace all present ones.
 */
const Before = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

const DeliveryMinutes = Type.Integer({ minimum: 1, maximum: MAX_DELIVERY_MINUTES });

export const shippingRoutes = {
  'POST /api/company/:companyID/pubs/:pubID/shipping': {
    summary: 'Saves the delivery zones',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ shapes: Shapes, before: Before(Shapes) }),
    reply: Saved,
    errors: [
      'validation_error',
      'zone_limit_exceeded',
      'vertex_limit_exceeded',
      'zones_changed_meanwhile',
    ],
  },
  'POST /api/company/:companyID/pubs/:pubID/shipping-availability': {
    summary: 'Switches delivery on or off',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ available: Type.Boolean() }),
    reply: Saved,
  },
  'POST /api/company/:companyID/pubs/:pubID/preorder': {
    summary: 'Chooses the payment types offered for delivery',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Preorder,
    reply: ok({ preorder: Preorder }),
  },
  'POST /api/company/:companyID/pubs/:pubID/shipping-time': {
    summary: 'Saves how long a delivery takes, in minutes',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ from: DeliveryMinutes, to: DeliveryMinutes }),
    reply: Saved,
    errors: ['validation_error'],
  },
  'POST /api/company/:companyID/pubs/:pubID/shipping-work-hours': {
    summary: 'Saves the hours of the week',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ work_hours: NewWorkHours }),
    reply: Saved,
  },
  'POST /api/company/:companyID/pubs/:pubID/shipping-price': {
    summary: 'Saves the price of each zone',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ prices: ZoneAmounts, before: Before(ZoneAmounts) }),
    reply: Saved,
    errors: ['validation_error', 'zones_changed_meanwhile', 'fee_steps_do_not_fit'],
  },
  'POST /api/company/:companyID/pubs/:pubID/zone-terms': {
    summary: 'Saves on what terms the pub delivers into one of its zones',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ zone: ZoneTerms, before: Before(ZoneTerms) }),
    reply: Saved,
    errors: ['validation_error', 'zones_changed_meanwhile', 'fee_steps_do_not_fit'],
  },
  'POST /api/company/:companyID/pubs/:pubID/shipping-free-delivery-prices': {
    summary: 'Saves the dish total from which delivery is free, per zone; 0 means never',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ prices: ZoneAmounts, before: Before(ZoneAmounts) }),
    reply: Saved,
    errors: ['validation_error', 'zones_changed_meanwhile', 'fee_steps_do_not_fit'],
  },
  'POST /api/company/:companyID/pubs/:pubID/delivery-type': {
    summary: 'Chooses own couriers or the delivery service, for new orders',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ delivery_type: DeliveryTypeName }),
    reply: Saved,
  },
  'POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices': {
    summary: 'Switches the commission in dish prices on or off, for new orders',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ add_commission_to_dish_prices: Type.Boolean() }),
    reply: Saved,
  },
  'GET /api/client/pub/:pubID/shipping': {
    summary: 'The delivery settings for guests; without delivery they contain no hours',
    access: 'public',
    openBy: 'public_data',
    showsCourier: 'nothing',
    ...readingLimit,
    reply: Saved,
  },
  'GET /api/client/pub/:pubID/preorder': {
    summary: 'The payment types offered for delivery',
    access: 'public',
    openBy: 'public_data',
    showsCourier: 'nothing',
    ...readingLimit,
    reply: ok({ preorder: Preorder }),
  },
} as const satisfies RouteTable;
