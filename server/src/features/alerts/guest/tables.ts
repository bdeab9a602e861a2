import type { Language } from '@comanda/contract/texts';
import type { GeneratedAlways, Selectable } from 'kysely';

export type GuestPushTables = {
  guest_push_subscription: {
    id: GeneratedAlways<number>;
    order_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: Language;
    created_at: Date;
    told: string | null;
    sending_until: Date | null;
  };
};

/** A device that tells its guest about one order. */
export type GuestDevice = Selectable<GuestPushTables['guest_push_subscription']>;
