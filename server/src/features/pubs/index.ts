export {
  isPubOfCompany,
  listCompaniesOfPubs,
  listPubIdsOfCompany,
  listPubsWithVat,
} from './companies-of-pubs.ts';
export {
  extendExpiration,
  listPubsOfCompanies,
  pubNameOf,
  pubNamesOfCompany,
} from './platform-queries.ts';
export { findPhoneOfPub, listPubsWithPhones } from './find-phone.ts';
export { pausedUntilOf, temporaryStateOf } from './pausing/temporary-state.ts';
export { findReopening, findTimeZone } from './find-reopening.ts';
export { pubTexts } from './languages/pub-texts.ts';
export { findPublicPub } from './public-pub.ts';
export {
  findPub,
  findPubByUrlName,
  getPub,
  lockCurrencyId,
  existingPub,
  listPublishedUrlNames,
  listPubNames,
  listPubs,
  lockPub,
  recordPubsOfCompany,
  updatePub,
  type PubRow,
} from './queries.ts';
export { drawSvg } from './qr-codes.ts';
export { registerPubs } from './routes.ts';
export { findWifiCode } from './wifi-code.ts';
