import { PUBLICATION_DAYS } from '@comanda/domain/pubs';
import { Type } from 'typebox';
import { PubHours, ServicesNow } from '../hours/schemas.ts';
import { OptionGroup } from '../menu/option-schemas.ts';
import { Dish, PublicCategory, PublicMenu } from '../menu/schemas.ts';
import { MenuLanguage } from '../menu/translation-schemas.ts';
import { OrderTypeName } from '../orders/schemas.ts';
import {
  DateTime,
  nullable,
  ok,
  Plain,
  readingLimit,
  uploadLimits,
  type RouteTable,
} from '../routing/index.ts';
import {
  BusyTime,
  Geolocation,
  NewGeolocation,
  NewPub,
  Pause,
  Pub,
  PublicPub,
  PubSettings,
} from './schemas.ts';

export const pubRoutes = {
  'GET /api/company/:companyID/pubs': {
    summary: 'The company’s pubs, oldest first',
    access: 'company',
    reply: ok({ pubs: Type.Array(Pub) }),
  },
  'POST /api/company/:companyID/pubs': {
    summary: `Creates a pub, published for ${PUBLICATION_DAYS} days, to the end of the last one; its address cannot be changed`,
    access: 'company',
    changesGuestPage: true,
    byEntered: 'refused',
    body: NewPub,
    reply: ok({ pub: Pub }),
    status: 201,
    errors: ['validation_error', 'pub_limit_exceeded', 'pub_with_the_same_url_name_already_exists'],
  },
  'GET /api/company/:companyID/pubs/:pubID': {
    summary: 'One pub',
    access: 'pub',
    reply: ok({ pub: Pub }),
  },
  'PUT /api/company/:companyID/pubs/:pubID': {
    summary: 'Saves the pub’s settings; omitted fields do not change',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: PubSettings,
    reply: ok({ pub: Pub }),
    errors: ['validation_error'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID': {
    summary: 'Deletes a pub that has no order in process; its orders remain stored',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'refused',
    reply: Plain,
    errors: ['pub_has_orders_in_process'],
  },
  'PATCH /api/company/:companyID/pubs/:pubID/bg': {
    summary: 'Uploads the cover picture',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    upload: 'bg',
    reply: ok({ pub: Pub }),
    ...uploadLimits,
  },
  'POST /api/company/:companyID/pubs/:pubID/set-up': {
    summary:
      'Stores that the bell was armed or the code was printed, or ends the set-up permanently',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: Type.Object({ done: Type.Enum(['bell', 'code', 'all']) }),
    reply: ok({ pub: Pub }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/pause': {
    summary:
      'Takes no new orders of these types until a time; other types and accepted orders go on',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Pause,
    reply: ok({ pub: Pub }),
    errors: ['validation_error'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/busy': {
    summary:
      'Adds minutes to every time that is promised until a time; accepted orders keep theirs',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: BusyTime,
    reply: ok({ pub: Pub }),
    errors: ['validation_error'],
  },
  'GET /api/company/:companyID/pubs/:pubID/geolocation': {
    summary: 'The pub’s location',
    access: 'pub',
    reply: ok({ geolocation: nullable(Geolocation) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/geolocation': {
    summary: 'Sets the pub’s location',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: NewGeolocation,
    reply: ok({ geolocation: Geolocation }),
    errors: ['place_changed_meanwhile'],
  },
  'GET /api/client/pub/:pubUrlName': {
    summary: 'The public data of a pub and its menu; of an expired pub only its name and look',
    access: 'public',
    openBy: 'public_data',
    showsCourier: 'nothing',
    query: MenuLanguage,
    ...readingLimit,
    reply: ok({
      pub: PublicPub,
      menus: Type.Array(PublicMenu),
      categories: Type.Array(PublicCategory),
      dishes: Type.Array(Dish),
      option_groups: Type.Optional(
        Type.Array(OptionGroup, { description: 'Those of the dishes; only if there are any' }),
      ),
      is_open: Type.Boolean({
        description: 'Whether delivery can be ordered now; false for a pub without delivery',
      }),
      next_change: nullable(DateTime),
      hours: Type.Optional(PubHours),
      services: Type.Optional(ServicesNow),
      later_types: Type.Optional(
        Type.Array(OrderTypeName, {
          minItems: 1,
          description: 'The order types that can be ordered for later; only if there are any',
        }),
      ),
      serving_changes_at: Type.Optional(
        Type.String({
          ...DateTime,
          description: 'When a menu or a category starts or stops being served next',
        }),
      ),
    }),
  },
} as const satisfies RouteTable;
