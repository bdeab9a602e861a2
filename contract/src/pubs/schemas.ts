import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_PHONE_LENGTH } from '@comanda/domain/fields';
import { busyMinutes, orderTypes } from '@comanda/domain/orders';
import { colorThemes } from '@comanda/domain/pubs';
import { MAX_PUB_INFO_LENGTH } from '@comanda/domain/settings';
import { Type, type Static } from 'typebox';
import { HoursRevision, PubHours } from '../hours/schemas.ts';
import { LaterSettings, ShutSlot } from '../later/schemas.ts';
import { CurrencyId, DateTime, Field, HexColor, Id, Lat, Lng, nullable } from '../routing/index.ts';
import { OrderTypeName } from '../orders/schemas.ts';
import { PromiseMinutes, temporaryState } from '../orders/time-schemas.ts';
import { LanguageName } from '../menu/translation-schemas.ts';
import { languages } from '../languages/languages.ts';
import { Shipping } from '../shipping/schemas.ts';
import { VatClassOfPub } from '../vat/schemas.ts';
import {
  AcceptsByItself,
  HasPickUp,
  ofCouriers,
  orderBounds,
  RefuseAfterMinutes,
  TakesDishNotes,
  UnansweredMinutes,
} from './ordering-schemas.ts';

export const ColorThemeName = Type.Enum([...colorThemes]);

/** The steps of a new pub's set-up that are done, as far as the pub's data shows. */
export const SetUp = Type.Object({
  has_hours: Type.Boolean({ description: 'The delivery hours have been saved' }),
  has_menu: Type.Boolean(),
  dish_count: Type.Integer(),
  first_category: nullable(Type.Object({ menu_id: Id, category_id: Id })),
  is_rehearsed: Type.Boolean({ description: 'A rehearsal order got an answer of a person' }),
  is_bell_armed: Type.Boolean({ description: 'The bell has rung once on a device' }),
  is_code_printed: Type.Boolean({ description: 'A code has been printed or downloaded' }),
});
export type SetUp = Static<typeof SetUp>;

const WorkingLanguage = Type.Enum([...languages], {
  description: 'The language in which the pub writes its menu',
});
const OtherLanguages = Type.Array(LanguageName, {
  uniqueItems: true,
  maxItems: languages.length,
  description: 'The languages besides it in which guests may read the menu',
});

const StateEnd = nullable(
  Type.String({
    ...DateTime,
    description: 'In the future; the year 9999 until it is ended by hand, null to end it now',
  }),
);
export const Pause = Type.Object({
  order_types: Type.Array(OrderTypeName, { minItems: 1, maxItems: orderTypes.length }),
  until: StateEnd,
});
export const BusyTime = Type.Object({
  minutes: Type.Integer({
    minimum: Math.min(...busyMinutes),
    maximum: Math.max(...busyMinutes),
    multipleOf: 5,
  }),
  until: StateEnd,
});

/** A pub as its company sees it. */
export const Pub = Type.Object({
  id: Id,
  company_id: Id,
  name: Type.String(),
  url_name: Type.String(),
  color: HexColor,
  color_theme: ColorThemeName,
  bg_image_file_name: Type.String({ description: 'Empty without a picture' }),
  bg_image_color: Type.String({ description: 'Dominant colour of the picture, or empty' }),
  wifi_network: Type.String({
    description: 'Name of the Wi-Fi network; empty while it is unknown',
  }),
  wifi_password: Type.String(),
  address: Type.String(),
  additional_info: Type.String(),
  currency_id: Type.Integer(),
  language_id: Type.Integer(),
  telegram_username: Type.String(),
  phone: Type.String({
    description: 'The number that guests call; if it is empty, they call the company’s',
  }),
  has_in_place_order: Type.Boolean(),
  has_pick_up_order: HasPickUp,
  usual_minutes_delivery: PromiseMinutes,
  usual_minutes_in_place: PromiseMinutes,
  usual_minutes_pick_up: PromiseMinutes,
  unanswered_minutes: UnansweredMinutes,
  refuse_after_minutes: RefuseAfterMinutes,
  ...ofCouriers,
  accepts_by_itself: AcceptsByItself,
  takes_dish_notes: TakesDishNotes,
  vat_class: VatClassOfPub,
  takes_mia: Type.Optional(
    Type.Literal(true, { description: 'Has an account for instant payments' }),
  ),
  has_till: Type.Optional(
    Type.Literal(true, { description: 'Has a till that issues fiscal receipts' }),
  ),
  ...orderBounds,
  working_language: WorkingLanguage,
  other_languages: OtherLanguages,
  ...temporaryState,
  time_zone: Type.String(),
  lat: nullable(Lat),
  lng: nullable(Lng),
  shipping: Shipping,
  hours: PubHours,
  hours_revision: HoursRevision,
  later: LaterSettings,
  shut_slots: Type.Optional(
    Type.Array(ShutSlot, {
      description: 'The slots that a person has shut and that are not over; only with any',
    }),
  ),
  expiration_time_utc: DateTime,
  expired: Type.Boolean(),
  days_left: Type.Integer({
    description: 'Days on the pub’s calendar from today to the last one of its publication',
  }),
  qr_code_file_name: Type.String(),
  /** The public address in the QR code. */
  public_url: Type.String(),
  /** Orders created since midnight on the pub's clock. */
  orders_today: Type.Integer(),
  orders_in_process: Type.Integer(),
  set_up: nullable(SetUp),
});
export type Pub = Static<typeof Pub>;

export const NewPub = Type.Object({
  name: Field,
  url_name: Field,
  working_language: Type.Optional(WorkingLanguage),
});

const PubField = Type.String({ maxLength: MAX_LINE_LENGTH });

/** Omitted fields stay unchanged: two users who save different fields do not undo each other. */
export const PubSettings = Type.Partial(
  Type.Object({
    name: Field,
    color_theme: ColorThemeName,
    color: HexColor,
    wifi_network: Type.String({ ...Field, description: 'At most 32 bytes of UTF-8' }),
    wifi_password: PubField,
    address: Type.String({ maxLength: MAX_ADDRESS_LENGTH }),
    additional_info: Type.String({ maxLength: MAX_PUB_INFO_LENGTH }),
    currency_id: CurrencyId,
    telegram_username: PubField,
    phone: Type.String({
      maxLength: MAX_PHONE_LENGTH,
      description: 'If it is empty, guests call the company’s',
    }),
    has_in_place_order: Type.Boolean(),
    has_pick_up_order: HasPickUp,
    usual_minutes_delivery: PromiseMinutes,
    usual_minutes_in_place: PromiseMinutes,
    usual_minutes_pick_up: PromiseMinutes,
    unanswered_minutes: UnansweredMinutes,
    refuse_after_minutes: RefuseAfterMinutes,
    ...ofCouriers,
    accepts_by_itself: AcceptsByItself,
    takes_dish_notes: TakesDishNotes,
    vat_class: VatClassOfPub,
    ...orderBounds,
    working_language: WorkingLanguage,
    other_languages: OtherLanguages,
    texts_stay: Type.Boolean({
      description:
        'With another `working_language`: true when the texts of the menu are in it already, and it was named wrongly. Otherwise each text changes places with its translation into it; what has none stays',
    }),
    time_zone: Type.String({
      maxLength: 64,
      description:
        'A zone of the IANA database, for the hours, the current date and the end of the publication',
    }),
  }),
);

export const Geolocation = Type.Object({ lat: Lat, lng: Lng });
/** `before` is sent when a move is undone: it is refused when the pub's place has changed since. */
export const NewGeolocation = Type.Object({
  ...Geolocation.properties,
  before: Type.Optional(Geolocation),
});

/** A pub as the public sees it: no company, no courier, nothing hidden. */
export const PublicPub = Type.Object({
  id: Id,
  name: Type.String(),
  url_name: Type.String(),
  color: HexColor,
  color_theme: ColorThemeName,
  bg_image_file_name: Type.String(),
  bg_image_color: Type.String(),
  wifi_network: Type.String({
    description: 'Name of the Wi-Fi network; empty while it is unknown',
  }),
  wifi_password: Type.String(),
  address: Type.String(),
  additional_info: Type.String(),
  currency_id: Type.Integer(),
  telegram_username: Type.String(),
  phone: Type.String({ description: 'The number to call: the pub’s, or else its company’s' }),
  has_in_place_order: Type.Boolean(),
  has_pick_up_order: HasPickUp,
  takes_dish_notes: Type.Optional(
    Type.Literal(true, { description: 'A guest may write a note to each dish' }),
  ),
  working_language: Type.Optional(
    Type.Enum([...languages], { description: 'Only together with other languages' }),
  ),
  other_languages: Type.Optional(OtherLanguages),
  ...temporaryState,
  time_zone: Type.String(),
  lat: nullable(Lat),
  lng: nullable(Lng),
  expired: Type.Boolean(),
});
export type PublicPub = Static<typeof PublicPub>;
