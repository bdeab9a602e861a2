-- additive although: the constraints are on a new table, and the trigger fills it for earlier versions
-- What a step of the ladder has reached by each channel that it used. Replaces the pairs of columns of `order_alert`.
create table order_alert_reach (
  order_id integer not null,
  step text not null,
  channel text not null,
  reached integer not null,
  failed integer not null,
  constraint order_alert_reach_once primary key (order_id, step, channel),
  constraint order_alert_reach_alert foreign key (order_id, step) references order_alert (order_id, step) on delete cascade
);
insert into order_alert_reach (order_id, step, channel, reached, failed)
  select order_id, step, 'push', push_reached, coalesce(push_failed, 0)
  from order_alert where push_reached is not null
  union all
  select order_id, step, 'telegram', telegram_reached, coalesce(telegram_failed, 0)
  from order_alert where telegram_reached is not null;

-- Servers of earlier versions, which may run beside this one, write the columns.
create function copy_reach_of_alert() returns trigger language plpgsql as $$
begin
  insert into order_alert_reach (order_id, step, channel, reached, failed)
    select new.order_id, new.step, by_channel.name, by_channel.reached, coalesce(by_channel.failed, 0)
    from (values
      ('push', new.push_reached, new.push_failed),
      ('telegram', new.telegram_reached, new.telegram_failed)
    ) as by_channel (name, reached, failed)
    where by_channel.reached is not null
    on conflict (order_id, step, channel)
      do update set reached = excluded.reached, failed = excluded.failed;
  return null;
end $$;
create trigger reach_of_earlier_version after insert or update on order_alert
  for each row execute function copy_reach_of_alert();
