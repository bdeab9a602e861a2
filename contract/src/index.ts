import type { Static, TSchema } from 'typebox';
import { accountRoutes } from './accounts/routes.ts';
import { administrationRoutes } from './administration/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { guestPushRoutes } from './alerts/guest-push-routes.ts';
import { telegramRoutes } from './alerts/telegram-routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { platformCourierRoutes } from './couriers/platform/routes.ts';
import { attachmentRoutes } from './couriers/attachment-routes.ts';
import { courierRoutes } from './couriers/routes.ts';
import { optionRoutes } from './menu/option-routes.ts';
import { translationRoutes } from './menu/translation-routes.ts';
import { menuImportRoutes } from './menu/import-routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { guestOrderRoutes } from './orders/guest-routes.ts';
import { pubOrderRoutes } from './orders/pub-routes.ts';
import { staffOrderRoutes } from './orders/staff-routes.ts';
import { whyRoutes } from './orders/why/routes.ts';
import { miaRoutes } from './payments/mia-routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { printingRoutes } from './printing/routes.ts';
import { pubRoutes } from './pubs/routes.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { vatRoutes } from './vat/routes.ts';
import type { ParamsOf } from './routing/index.ts';
import { hoursRoutes } from './hours/routes.ts';
import { laterRoutes } from './later/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';

/** Every call of the product. A server registers only the calls that it implements. */
export const routes = {
  ...accountRoutes,
  ...pubRoutes,
  ...menuRoutes,
  ...optionRoutes,
  ...translationRoutes,
  ...menuImportRoutes,
  ...shippingRoutes,
  ...hoursRoutes,
  ...laterRoutes,
  ...guestOrderRoutes,
  ...pubOrderRoutes,
  ...staffOrderRoutes,
  ...whyRoutes,
  ...paymentRoutes,
  ...receiptRoutes,
  ...vatRoutes,
  ...miaRoutes,
  ...alertRoutes,
  ...guestPushRoutes,
  ...attachmentRoutes,
  ...courierRoutes,
  ...platformCourierRoutes,
  ...administrationRoutes,
  ...auditRoutes,
  ...telegramRoutes,
  ...printingRoutes,
  ...personalDataRoutes,
};

export type Routes = typeof routes;
/** The name of a call: `GET /api/company`. */
export type Call = keyof Routes;

/** The names of all calls. */
export const listCalls = (): Call[] => Object.keys(routes) as Call[];

type StaticOr<Spec, Part extends string> = Spec extends {
  readonly [Name in Part]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

type PathOf<Name extends string> = Name extends `${string} ${infer Path}` ? Path : never;

export type CallParams<Name extends Call> = ParamsOf<PathOf<Name>>;
export type CallBody<Name extends Call> = StaticOr<Routes[Name], 'body'>;
export type CallQuery<Name extends Call> = StaticOr<Routes[Name], 'query'>;
export type CallReply<Name extends Call> = Static<Routes[Name]['reply']>;
