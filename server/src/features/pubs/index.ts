export { findPublicPub } from './public-pub.ts';
export { findPub, isPubOfCompany } from './queries.ts';
export { registerPubs } from './routes.ts';
