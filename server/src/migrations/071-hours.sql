-- additive although: the new columns are empty, and work_hours keeps the seven pairs of the deliveries, which an older
-- process reads and writes
-- Opening, delivery and pick-up with several spans a day, periods and exceptions: one value, since no query can judge it
-- (docs/adr/0039). Null while the pub has only the seven pairs.
alter table shipping add column hours jsonb
  constraint shipping_hours check (jsonb_typeof(hours) = 'object');
alter table shipping add column hours_revision integer not null default 0;
