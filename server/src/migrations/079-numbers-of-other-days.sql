-- As in 069, and a number that an open order of a later day has is passed over too: one for tomorrow is on today's desk.
create or replace function take_order_number(given_pub integer, day date, key uuid)
returns smallint language plpgsql volatile as $$
declare
  is_placed boolean;
  is_held boolean;
  taken smallint;
begin
  perform pg_advisory_xact_lock(hashtext('number of an order'), given_pub);
  -- Planned each time: a plan from the days of an empty table would read all orders of the pub.
  execute 'select exists (select from pub_order where pub_id = $1 and idempotency_key = $2)'
    into is_placed using given_pub, key;
  if is_placed then
    return null;
  end if;
  -- At most once through all numbers.
  for tries in 1..999 loop
    insert into order_counter as counter (pub_id, business_day, last) values (given_pub, day, 1)
      on conflict (pub_id, business_day) do update set last = counter.last % 999 + 1
      returning last into taken;
    execute 'select exists (select from pub_order where pub_id = $1 and number = $2 and business_day <> $3
        and status not in (''completed'', ''canceled''))'
      into is_held using given_pub, taken, day;
    exit when not is_held;
  end loop;
  return taken;
end $$;
