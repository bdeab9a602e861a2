export {
  listPubsOfCompanies,
  pubNameOf,
  pubNamesOfCompany,
  updateExpiration,
} from './platform-queries.ts';
export { findPublicPub } from './public-pub.ts';
export {
  findPub,
  isPubOfCompany,
  keptPub,
  listPublishedUrlNames,
  listPubNames,
  type PubRow,
} from './queries.ts';
export { registerPubs } from './routes.ts';
export { findWifiCode } from './wifi-code.ts';
