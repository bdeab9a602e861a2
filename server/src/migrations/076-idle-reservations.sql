-- additive although: the constraints are on new columns, or wider than before
-- A courier who has reserved an order and does nothing is warned, and later the order is released
-- (`domain/src/couriers/idle-reservation.ts`). Since when; null of an order that nobody has reserved, and of one that a
-- server of an earlier version reserved, which is never released by itself.
alter table pub_order
  add column idle_since timestamptz,
  add column idle_warned_at timestamptz,
  add column idle_release_at timestamptz,
  -- How often its courier has said that they are coming.
  add column coming_count integer not null default 0;

-- The pubs that exist go on without; a new one has the default, which counts only from when the order is ready.
alter table pub
  add column idle_warn_minutes integer not null default 10,
  add column idle_release_minutes integer,
  add constraint pub_idle check (idle_warn_minutes between 5 and 60 and idle_release_minutes between 10 and 120);
alter table pub alter column idle_release_minutes set default 20;

-- The line of a release says for how long nothing had happened.
alter table order_history
  add column idle_minutes integer,
  drop constraint order_history_change,
  add constraint order_history_change check (
    change = 'status'
    or (change in ('dishes', 'delivery_price', 'promise', 'release') and from_status = to_status)
  );

alter table courier_step
  drop constraint courier_step_step,
  add constraint courier_step_step check (
    step in ('reserve', 'coming', 'release', 'at_courier', 'completed', 'canceled')
  );
