export { findShipping, type DeliverySettings } from './find-shipping.ts';
export { serviceNow } from './hours/service-now.ts';
export { shutSlot } from './later/shut-slots.ts';
export { insertDefaultShipping, listPubsWithSavedHours } from './queries.ts';
export { registerShipping } from './routes.ts';
export { findPublicShipping, listShippingViews } from './views.ts';
