/** The paths of the platform's screens. */
export const administrationPaths = {
  orders: '/administration/orders',
  companies: '/administration/companies',
  couriers: '/administration/couriers',
  clients: '/administration/clients',
  vat: '/administration/vat',
  audit: '/administration/audit',
} as const;

export const statementPath = (courierID: number): string =>
  `${administrationPaths.couriers}/${courierID}`;

/** The path of the receipt of a settlement or of its reversal. */
export const receiptPath = (courierID: number, settlementID: number): string =>
  `${statementPath(courierID)}/settlements/${settlementID}`;
