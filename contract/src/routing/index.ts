export {
  key,
  type ParamsOf,
  type RouteKey,
  type RouteSpec,
  type Access,
  type SocketSpec,
  type HttpMethod,
} from './route-spec.ts';
export { refusalsOf, refusalsOfSocket } from './refusals.ts';
export { Amount, DateTime, Id, Lat, Lng, nullable, ok, Plain, Uuid } from './schemas.ts';
