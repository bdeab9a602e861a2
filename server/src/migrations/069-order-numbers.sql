-- additive although: the constraints are on a new table and new columns
-- The short number of an order, for people: from 1 on at each pub and business day. An order of an earlier version has
-- none, and shows its id.
alter table pub_order
  add column business_day date,
  add column number smallint,
  add constraint pub_order_number check (number between 1 and 999);

-- The last number that a pub gave on a business day.
create table order_counter (
  pub_id integer not null,
  business_day date not null,
  last smallint not null,
  constraint order_counter_day primary key (pub_id, business_day),
  constraint order_counter_pub foreign key (pub_id) references pub (id),
  constraint order_counter_last check (last between 1 and 999)
);

-- By the number of an order that is still open.
create index pub_order_open_number on pub_order (pub_id, number)
  where status not in ('completed', 'canceled');

-- The next number for an order, asked by the statement that inserts it, as its last lock. The next order of the pub waits
-- for it until this one is committed: at a lock of its own, since those that wait at a row all wake up at each change.
-- Null for an order that was placed meanwhile: each query of a volatile function sees what was committed before it. A
-- number that an open order of an earlier day still has is passed over: two on one desk would be mixed up.
create function take_order_number(given_pub integer, day date, key uuid)
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
    execute 'select exists (select from pub_order where pub_id = $1 and number = $2 and business_day < $3
        and status not in (''completed'', ''canceled''))'
      into is_held using given_pub, taken, day;
    exit when not is_held;
  end loop;
  return taken;
end $$;
