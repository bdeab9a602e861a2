-- A publication ends with the last second of its last day in the pub's time zone, not at the minute of its
-- creation. Days of a zone are found in SQL here only: elsewhere the runtime's zone data decide, from which
-- an engine's may differ in the night of a clock change, though not at midnight in any zone in use.
update pub set expiration_time =
  (date_trunc('day', expiration_time at time zone time_zone) + interval '1 day') at time zone time_zone
    - interval '1 second';

-- The number that guests call; the company's where it is empty.
alter table pub add column phone text not null default '';
alter table pub add constraint pub_phone check (phone = '' or phone ~ '^\+?[0-9]{7,15}$');
