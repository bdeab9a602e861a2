export {
  key,
  type ParamsOf,
  type RouteKey,
  type RequestLimit,
  type RouteSpec,
  type Access,
  type SocketSpec,
  type HttpMethod,
  type ByEntered,
  type OpenBy,
  type ShownToCourier,
} from './route-spec.ts';
export type { RouteTable, SocketTable } from './route-table.ts';
export {
  BYTES_OF_A_REQUEST,
  costOfCall,
  HEAVY_COST,
  newPubLimit,
  readingLimit,
  sessionLimit,
  signedInLimit,
  socketLimits,
  uploadLimits,
} from './request-limits.ts';
export { refusalsOf, refusalsOfSocket } from './refusals.ts';
export { closedSchema } from './closed-schema.ts';
export { bodyBytes, MAX_BODY_BYTES } from './body-bytes.ts';
export {
  Amount,
  AMOUNT_FORMAT,
  maxItemsFor,
  CurrencyId,
  DATE_TIME_PATTERN,
  DateTime,
  Field,
  HexColor,
  Id,
  Lat,
  Lng,
  MAX_ID,
  nullable,
  ok,
  Plain,
  SearchQuery,
  SignedAmount,
  Uuid,
} from './schemas.ts';
