-- When a person of the pub opened the order or acted on it first; null until then. An order that the pub accepts by
-- itself rings until it is opened. Orders of before this migration were never accepted by themselves, so that their
-- missing time has no effect.
alter table pub_order
  add column opened_at timestamptz,
  add column accepted_by_itself boolean not null default false;

alter table pub add column accepts_by_itself boolean not null default false;
