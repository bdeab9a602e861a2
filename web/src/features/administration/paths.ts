/** Where the platform's own screens are. */
export const administrationPaths = {
  orders: '/administration/orders',
  companies: '/administration/companies',
  couriers: '/administration/couriers',
  clients: '/administration/clients',
  audit: '/administration/audit',
} as const;

export const statementPath = (courierID: number): string =>
  `${administrationPaths.couriers}/${courierID}`;
