import { Type, type Static } from 'typebox';
import { Account, TariffName } from '../accounts/schemas.ts';
import { AddedByPub, Courier, LedgerLine } from '../couriers/schemas.ts';
import { OrderStatusName, PersonalOrder } from '../orders/schemas.ts';
import { DateTime, Id, Lat, Lng, nullable } from '../routing/index.ts';

const SignIn = Type.Object({
  started_at: DateTime,
  expires_at: DateTime,
  ended_at: nullable(DateTime),
  is_this_one: Type.Boolean(),
  entered_pub_id: nullable(Id),
});

/** The address of a device is a key to it: only its push service is named. */
const PushService = Type.String({ description: 'The host of the browser’s push service' });

/** An order is followed by everyone who has its link, so a device may be another person’s. */
const NotifiedDevice = Type.Object({
  order_id: Id,
  service: PushService,
  language: Type.String(),
  added_at: DateTime,
});

/** An order that the courier has taken, without its guest. */
const TakenOrder = Type.Object({
  id: Id,
  pub_name: Type.String(),
  created_time: DateTime,
  status: OrderStatusName,
});

const CourierStep = Type.Object({
  order_id: Id,
  step: Type.Enum(['reserve', 'coming', 'release', 'at_courier', 'completed', 'canceled']),
  at: DateTime,
  happened_at: DateTime,
});

const OwnPub = Type.Object({
  id: Id,
  name: Type.String(),
  url_name: Type.String(),
  address: Type.String(),
  lat: nullable(Lat),
  lng: nullable(Lng),
  phone: Type.String(),
  telegram_username: Type.String(),
  additional_info: Type.String(),
  created_at: DateTime,
});

const AlertDevice = Type.Object({
  pub_id: Id,
  device: Type.String(),
  service: PushService,
  language: Type.String(),
  added_at: DateTime,
});

const OpenDesk = Type.Object({
  pub_id: Id,
  device: Type.String(),
  language: Type.String(),
  seen_at: DateTime,
});

/** What is stored about an account; of the parts those of its role. No part has another person’s data. */
export const personalData = {
  made_at: DateTime,
  account: Type.Object({ ...Account.properties, created_at: DateTime }),
  sign_ins: Type.Array(SignIn),
  client: Type.Optional(
    Type.Object({
      orders: Type.Array(PersonalOrder),
      notified_devices: Type.Array(NotifiedDevice),
    }),
  ),
  courier: Type.Optional(
    Type.Object({
      profile: Courier,
      pubs: Type.Array(AddedByPub),
      orders: Type.Array(TakenOrder),
      steps: Type.Array(CourierStep),
      ledger: Type.Array(LedgerLine),
    }),
  ),
  company: Type.Optional(
    Type.Object({
      tariff: TariffName,
      pubs: Type.Array(OwnPub),
      alert_devices: Type.Array(AlertDevice),
      desks: Type.Array(OpenDesk),
    }),
  ),
};

const PersonalDataObject = Type.Object(personalData);
export type PersonalData = Static<typeof PersonalDataObject>;
