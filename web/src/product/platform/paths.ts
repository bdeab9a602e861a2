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

/** Where the receipt of a settlement or of its reversal is. */
export const receiptPath = (courierID: number, settlementID: number): string =>
  `${statementPath(courierID)}/settlements/${settlementID}`;
