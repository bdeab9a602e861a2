-- additive although: the constraint is on new columns
-- What a pub takes from its page at once, and which tables it has (`domain/src/orders/order-bounds.ts`). The total is
-- null until the pub sets one: what is usual depends on its currency.
alter table pub
  add column max_dish_units integer not null default 60,
  add column max_order_units integer not null default 200,
  add column max_order_total_minor bigint,
  add column max_waiting_of_table integer not null default 25,
  add column max_waiting integer not null default 100,
  add column tables text not null default '',
  add constraint pub_order_bounds check (
    max_dish_units between 1 and 999 and max_order_units between 1 and 9999
    and max_order_total_minor > 0
    and max_waiting_of_table between 1 and 500 and max_waiting between 1 and 5000
  );

-- The orders at tables that no person of the pub has answered; of a pub that accepts by itself, those that nobody has
-- opened.
create index pub_order_waiting_at_table on pub_order (pub_id, table_for_in_place_order)
  where order_type = 'in_place' and not is_rehearsal and (
    status in ('not_handled', 'handled')
    or (status = 'preparing' and accepted_by_itself and opened_at is null)
  );

-- How many of them a table has at a time, and how many the pub. One that was accepted by itself waits for half an hour:
-- a pub whose kitchen works from paper opens none.
create function waiting_at_tables(given_pub integer, place text, at timestamptz, out of_table integer, out of_pub integer)
language sql stable as $$
  select count(*) filter (where lower(table_for_in_place_order) = lower(place)), count(*)
  from pub_order
  where pub_id = given_pub and order_type = 'in_place' and not is_rehearsal and (
    status in ('not_handled', 'handled')
    or (status = 'preparing' and accepted_by_itself and opened_at is null and created_time > at - interval '30 minutes')
  )
$$;

-- Whether one more order may wait, asked by the statement that inserts it. The next one waits for the lock until this
-- one is committed, and counts it: each query of a volatile function sees what was committed before it. The orders of
-- other tables wait only when so few more may come that those in flight could be more.
create function may_wait(given_pub integer, place text, at timestamptz, most_of_table integer, most integer)
returns boolean language plpgsql volatile as $$
declare
  in_flight constant integer := 64;
  waiting record;
begin
  perform pg_advisory_xact_lock(hashtext('waiting of a table'), hashtext(given_pub || ' ' || lower(place)));
  select * into waiting from waiting_at_tables(given_pub, place, at);
  if waiting.of_table < most_of_table and waiting.of_pub < most and waiting.of_pub + in_flight >= most then
    perform pg_advisory_xact_lock(hashtext('waiting of a pub'), given_pub);
    select * into waiting from waiting_at_tables(given_pub, place, at);
  end if;
  return waiting.of_table < most_of_table and waiting.of_pub < most;
end $$;

-- The end of the longest time for which waiting orders hold the last portions of a dish; `sold_out_until` is this time
-- while nothing else ends its sale.
alter table dish add column held_until timestamptz;
-- A waiting order whose time to hold portions is over: others may order them.
alter table pub_order add column portions_released boolean not null default false;
