export { findShipping, type DeliverySettings } from './find-shipping.ts';
export { openingAt } from './opening.ts';
export { findOpeningHours, insertDefaultShipping, listPubsWithSavedHours } from './queries.ts';
export { registerShipping } from './routes.ts';
export { findPublicShipping, listShippingViews } from './views.ts';
