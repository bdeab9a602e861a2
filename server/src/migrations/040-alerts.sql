-- additive although: the constraints are on new tables and on new columns with a default that they allow
-- After how many seconds an order that nobody of the pub has opened is told to its devices, to its Telegram chats, and
-- to both again.
alter table pub
  add column push_after_seconds integer not null default 30,
  add column telegram_after_seconds integer not null default 60,
  add column again_after_seconds integer not null default 120,
  add constraint pub_push_after check (push_after_seconds between 10 and 1800),
  add constraint pub_telegram_after check (telegram_after_seconds between 10 and 1800),
  add constraint pub_again_after check (again_after_seconds between 10 and 1800);

-- Identifies this installation to the push services. Browsers bind their subscriptions to it, so it never changes.
create table push_key (
  id boolean not null default true primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  constraint push_key_one check (id)
);

-- A browser that shows the alerts of a pub while its page is closed.
create table push_subscription (
  id integer generated always as identity primary key,
  pub_id integer not null,
  -- The session in which the device subscribed last: it gets no alerts once that is over.
  session_id integer,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  -- Of the page that subscribed: the alerts are in it.
  language text not null,
  -- The browser reports with it that it has shown an alert.
  report_token text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  last_shown_at timestamptz,
  last_failed_at timestamptz,
  last_failure text,
  constraint push_subscription_pub foreign key (pub_id) references pub (id),
  constraint push_subscription_session foreign key (session_id) references session (id) on delete set null,
  constraint push_subscription_once unique (pub_id, endpoint),
  constraint push_subscription_report unique (report_token),
  constraint push_subscription_lengths check (
    length(endpoint) between 1 and 1000 and length(p256dh) between 1 and 200
    and length(auth) between 1 and 100 and length(device) between 1 and 255
  )
);

create index push_subscription_of_session on push_subscription (session_id);

-- What the server has done for an order that nobody of the pub had opened: one row for each step. The counts of a channel
-- are null while it has not been used.
create table order_alert (
  order_id integer not null,
  step text not null,
  at timestamptz not null,
  push_reached integer,
  push_failed integer,
  telegram_reached integer,
  telegram_failed integer,
  constraint order_alert_order foreign key (order_id) references pub_order (id),
  constraint order_alert_once primary key (order_id, step)
);
