-- What a new pub is led through is read from what there is; these are the facts that nothing else keeps.
alter table pub
  add column bell_armed_at timestamptz,
  add column code_printed_at timestamptz,
  -- Null while the pub's own page leads through its set-up.
  add column set_up_ended_at timestamptz;
-- Null while the hours are those that every new pub has, and nobody has said that they are right.
alter table shipping add column work_hours_saved_at timestamptz;

-- A pub that takes orders is set up.
update pub set set_up_ended_at = created_at
where exists (select from pub_order where pub_order.pub_id = pub.id);
update shipping set work_hours_saved_at = pub.created_at from pub
where pub.id = shipping.pub_id and shipping.work_hours <> (
  select jsonb_agg(jsonb_build_object('start', 600, 'end', 1320)) from generate_series(1, 7)
);
