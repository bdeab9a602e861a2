export { findPublicPub } from './public-pub.ts';
export { findPub, isPubOfCompany, listPubNames } from './queries.ts';
export { registerPubs } from './routes.ts';
