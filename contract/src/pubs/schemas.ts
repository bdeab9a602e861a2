import { colorThemes } from '@comanda/domain/pubs';
import { Type, type Static } from 'typebox';
import { DateTime, Id, Lat, Lng, nullable } from '../routing/index.ts';
import { Shipping } from '../shipping/schemas.ts';

export const ColorThemeName = Type.Enum([...colorThemes]);
export const HexColor = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

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
  has_in_place_order: Type.Boolean(),
  time_zone: Type.String(),
  lat: nullable(Lat),
  lng: nullable(Lng),
  shipping: Shipping,
  expiration_time_utc: DateTime,
  expired: Type.Boolean(),
  qr_code_file_name: Type.String(),
  /** The public address that the QR code holds. */
  public_url: Type.String(),
  /** Orders created since midnight on the pub's clock. */
  orders_today: Type.Integer(),
});
export type Pub = Static<typeof Pub>;

export const NewPub = Type.Object({ name: Type.String(), url_name: Type.String() });

/** What is left out stays as it is: of two people who save different fields neither undoes the other. */
export const PubSettings = Type.Partial(
  Type.Object({
    name: Type.String(),
    color_theme: ColorThemeName,
    color: HexColor,
    wifi_network: Type.String({ description: 'At most 32 bytes of UTF-8' }),
    wifi_password: Type.String({ maxLength: 255 }),
    address: Type.String({ maxLength: 1000 }),
    additional_info: Type.String({ maxLength: 4000 }),
    currency_id: Type.Integer({ minimum: 1, maximum: 5 }),
    telegram_username: Type.String({ maxLength: 255 }),
    has_in_place_order: Type.Boolean(),
  }),
);

export const Geolocation = Type.Object({ lat: Lat, lng: Lng });

/** A pub as everybody sees it: no company, no courier, nothing hidden. */
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
  has_in_place_order: Type.Boolean(),
  time_zone: Type.String(),
  lat: nullable(Lat),
  lng: nullable(Lng),
  expired: Type.Boolean(),
});
export type PublicPub = Static<typeof PublicPub>;
