import type { Language } from '@comanda/contract/texts';
import type { AlertChannel, LadderStep, ReportedDeskState } from '@comanda/domain/alerts';
import type { Generated, Selectable } from 'kysely';

export type AlertTables = {
  push_subscription: {
    id: Generated<number>;
    pub_id: number;
    session_id: number | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    device: string;
    language: Language;
    report_token: string;
    created_at: Date;
    last_sent_at: Date | null;
    last_shown_at: Date | null;
    last_failed_at: Date | null;
    last_failure: string | null;
  };
  /** What the server did for an order that nobody had opened: a row for each step. */
  order_alert: { order_id: number; step: LadderStep; at: Date };
  /** What a step has reached by a channel; there is none for a channel that was not used. */
  order_alert_reach: {
    order_id: number;
    step: LadderStep;
    channel: AlertChannel;
    reached: number;
    failed: number;
  };
  desk: {
    pub_id: number;
    desk_key: string;
    session_id: number;
    device: string;
    language: Language;
    state: ReportedDeskState;
    state_since: Date;
    turn: number;
    seen_at: Date;
  };
  unheard_pub: {
    pub_id: number;
    since: Date | null;
    quiet_until: Date | null;
  };
};

export type SubscriptionRow = Selectable<AlertTables['push_subscription']>;
