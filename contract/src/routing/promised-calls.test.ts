import { describe, expect, it } from 'vitest';
import { routes } from '../index.ts';

const company = '/api/company/:companyID';
const pub = `${company}/pubs/:pubID`;
const menu = `${pub}/menus/:menuID`;
const category = `${menu}/categories/:categoryID`;
const dish = `${category}/dishes/:dishID`;
const order = `${pub}/orders/:orderID`;
const courier = '/api/courier/:courierID';
const entryCalls = (one: string, methods = ['GET', 'PUT', 'DELETE']): string[] => [
  ...methods.map((method) => `${method} ${one}`),
  `POST ${one}/move-left`,
  `POST ${one}/move-right`,
];
const list = (many: string): string[] => [`GET ${many}`, `POST ${many}`];

/** The calls that other programs make; their names never change. */
const specified = [
  'POST /api/company',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/refresh-token',
  'GET /api/company',
  ...list(`${company}/pubs`),
  `GET ${pub}`,
  `PUT ${pub}`,
  `DELETE ${pub}`,
  `PATCH ${pub}/bg`,
  'GET /api/client/pub/:pubUrlName',
  'GET /api/client/pub/:pubID/shipping',
  'GET /api/client/pub/:pubID/preorder',
  `POST ${pub}/shipping`,
  `POST ${pub}/shipping-availability`,
  `POST ${pub}/preorder`,
  `GET ${pub}/geolocation`,
  `POST ${pub}/geolocation`,
  `POST ${pub}/shipping-time`,
  `POST ${pub}/shipping-work-hours`,
  `POST ${pub}/shipping-price`,
  `POST ${pub}/shipping-free-delivery-prices`,
  `POST ${pub}/delivery-type`,
  `POST ${pub}/add-commission-to-dish-prices`,
  `POST ${pub}/couriers`,
  `DELETE ${pub}/couriers/:courierID`,
  ...list(`${pub}/menus`),
  ...entryCalls(menu),
  ...list(`${menu}/categories`),
  ...entryCalls(category),
  `PATCH ${category}/image`,
  ...list(`${category}/dishes`),
  ...entryCalls(dish),
  `PATCH ${dish}/image`,
  `PUT ${order}/update-status`,
  `PUT ${order}/update-delivery-price`,
  `PUT ${order}/update-dishes`,
  `PUT ${order}/update-prepared`,
  'GET /api/courier',
  `GET ${courier}`,
  `PUT ${courier}`,
  `POST ${courier}/image`,
  `POST ${courier}/reserve-order`,
  `POST ${courier}/set-order-to-completed`,
  `POST ${courier}/set-order-to-canceled`,
  'GET /api/admin/orders',
  'POST /api/admin/get-pub-refresh-token',
  'POST /api/client/delete-client',
];

/** The calls that only our own front ends make. */
const ours = [
  'POST /api/client/pub/:pubID/orders/quote',
  'POST /api/client/pub/:pubID/orders',
  'GET /api/client/orders/:trackingToken',
  'POST /api/client',
  'GET /api/client/orders',
  'GET /api/account/personal-data',
  `GET ${pub}/orders`,
  'POST /api/courier',
  `POST ${courier}/set-order-to-at-courier`,
  `POST ${courier}/release-order`,
  `GET ${courier}/statement`,
  'POST /api/admin/leave-pub',
  'GET /api/admin/companies',
  'POST /api/admin/companies/:companyID/tariff',
  'POST /api/admin/pubs/:pubID/extend',
  'GET /api/admin/couriers',
  'POST /api/admin/couriers/:courierID/approve',
  'POST /api/admin/couriers/:courierID/block',
  'POST /api/admin/couriers/:courierID/settlements',
  'GET /api/admin/clients',
  'DELETE /api/admin/clients/:clientID',
  'GET /api/admin/audit',
];

describe('the table of calls', () => {
  it('contains every promised call under its name', () => {
    expect(specified.filter((call) => !Object.hasOwn(routes, call))).toEqual([]);
  });

  it('contains every other call of the product', () => {
    expect(ours.filter((call) => !Object.hasOwn(routes, call))).toEqual([]);
  });
});
