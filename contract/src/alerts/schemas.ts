import { deskStates, ladderLimits, reportedDeskStates } from '@comanda/domain/alerts';
import { Type, type Static } from 'typebox';
import { DateTime, Field, Id, nullable } from '../routing/index.ts';
import { languages } from '../languages/languages.ts';

const Seconds = Type.Integer({
  minimum: ladderLimits.min,
  maximum: ladderLimits.max,
  description: 'After the order was placed, while nobody of the pub has opened it',
});

/** When a pub is alerted to an unopened order by other means than its bells. */
export const LadderTimes = Type.Object({
  push_after_seconds: Seconds,
  telegram_after_seconds: Seconds,
  again_after_seconds: Seconds,
});
export type LadderTimes = Static<typeof LadderTimes>;

/** The address of a browser at its push service, with the keys for it. */
export const PushAddress = Type.Object({
  endpoint: Type.String({ maxLength: 1000 }),
  p256dh: Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' }),
  auth: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
});

export const NewPushSubscription = Type.Object({
  ...PushAddress.properties,
  device: Type.String({ ...Field, description: 'The name of the device in the list' }),
  language: Type.Enum([...languages]),
});

/** A device that shows alerts. Its address stays on the server: whoever has it can send to the device. */
export const PushDevice = Type.Object({
  id: Id,
  device: Type.String(),
  is_signed_in: Type.Boolean({ description: 'Without a session it gets no alerts' }),
  created_at: DateTime,
  last_sent_at: nullable(DateTime),
  last_shown_at: nullable(
    Type.String({ ...DateTime, description: 'As the device has reported it' }),
  ),
  last_failed_at: nullable(DateTime),
  last_failure: nullable(
    Type.String({ description: 'The status of the push service, `silent` or `unreachable`' }),
  ),
});
export type PushDevice = Static<typeof PushDevice>;

/** What an open desk says of itself. */
export const DeskReport = Type.Object({
  state: Type.Enum([...reportedDeskStates]),
  turn: Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'Counts the reports of this desk: an older one that arrives later changes nothing',
  }),
  device: Type.String({ ...Field, description: 'The name of the device in the list' }),
  language: Type.Enum([...languages]),
});
export type DeskReport = Static<typeof DeskReport>;

/** An open desk. */
export const Desk = Type.Object({
  desk_key: Type.String(),
  device: Type.String(),
  state: Type.Enum([...deskStates]),
  since: Type.String({ ...DateTime, description: 'Of a lost one: when it was last seen' }),
});
export type Desk = Static<typeof Desk>;

/** Who would hear a new order. */
const hearing = {
  desks: Type.Array(Desk),
  is_unheard: Type.Boolean({
    description: 'The pub takes orders now, and neither a desk nor a device would announce one',
  }),
};
export const Hearing = Type.Object(hearing);
export type Hearing = Static<typeof Hearing>;

export const Alerts = Type.Object({
  ...LadderTimes.properties,
  ...hearing,
  warns_when_unheard: Type.Boolean(),
  push_key: Type.String({ description: '`applicationServerKey` for the browser’s subscription' }),
  devices: Type.Array(PushDevice),
});
export type Alerts = Static<typeof Alerts>;

export const Reach = Type.Object({
  reached: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
});
export type Reach = Static<typeof Reach>;
