-- additive although: the constraints are on new columns, whose defaults satisfy them
-- How a pub takes orders for later, and how many it cooks at once (`domain/src/later`): one value, read and judged as a
-- whole. Null for one that takes orders for now only. `shut_slots` are those that a person has shut:
-- [{"from": "...", "to": "..."}], without those that are over.
alter table shipping
  add column later jsonb constraint shipping_later check (jsonb_typeof(later) = 'object'),
  add column shut_slots jsonb not null default '[]'
    constraint shipping_shut_slots check (jsonb_typeof(shut_slots) = 'array');

alter table category
  -- Minutes of the kitchen's work for one of its dishes.
  add column kitchen_minutes smallint not null default 0
    constraint category_kitchen_minutes check (kitchen_minutes between 0 and 240),
  -- Until when its dishes are ordered for a day: {"days_before": 1, "minute": 1080}.
  add column order_until jsonb constraint category_order_until check (jsonb_typeof(order_until) = 'object');

alter table order_line add column kitchen_minutes smallint not null default 0;

alter table pub_order
  -- The time for which an order was placed; null for one for now.
  add column wanted_from timestamptz,
  add column wanted_to timestamptz,
  -- When the kitchen begins with an order for later.
  add column cook_at timestamptz,
  -- Until then, and until the server has brought it there.
  add column is_ahead boolean not null default false,
  -- When it is ready by what is usual, until its pub promises a time; null of an order of an earlier version.
  add column planned_at timestamptz,
  -- The opening from which an order that was placed while nobody was there waits for an answer.
  add column answer_from timestamptz,
  -- Whether its dishes are among those that are counted: not of another working day than the one on which it was placed.
  add column takes_portions boolean not null default true,
  -- Dishes that an order for later could not have any more when its kitchen began with it.
  add column missing_dish_ids integer[] not null default '{}';

-- What is ready in a slot.
create index pub_order_ready on pub_order (pub_id, (coalesce(promised_at, planned_at)))
  where planned_at is not null and status <> 'canceled' and not is_rehearsal;

-- What the orders of a slot come to, those without an answer included.
create function slot_load(given_pub integer, slot_from timestamptz, slot_to timestamptz,
  out orders bigint, out dishes bigint, out minutes bigint, out value bigint)
language sql stable as $$
  select count(*), coalesce(sum(of_order.dishes), 0)::bigint, coalesce(sum(of_order.minutes), 0)::bigint,
    coalesce(sum(pub_order.dish_total_minor), 0)::bigint
  from pub_order cross join lateral (
    select sum(line.count) as dishes, sum(line.count * line.kitchen_minutes) as minutes
    from order_line as line where line.order_id = pub_order.id
  ) as of_order
  where pub_id = given_pub and planned_at is not null and status <> 'canceled' and not is_rehearsal
    and coalesce(promised_at, planned_at) >= slot_from and coalesce(promised_at, planned_at) < slot_to
$$;

-- Whether one more order fits wholly, asked by the statement that inserts it; a measure without a limit is null. The next
-- order of the pub waits for the lock until this one is committed, and counts it (see take_order_number).
create function fits_slot(given_pub integer, slot_from timestamptz, slot_to timestamptz, added bigint[], most bigint[])
returns boolean language plpgsql volatile as $$
declare
  used record;
begin
  perform pg_advisory_xact_lock(hashtext('number of an order'), given_pub);
  execute 'select * from slot_load($1, $2, $3)' into used using given_pub, slot_from, slot_to;
  return (most[1] is null or used.orders + added[1] <= most[1])
    and (most[2] is null or used.dishes + added[2] <= most[2])
    and (most[3] is null or used.minutes + added[3] <= most[3])
    and (most[4] is null or used.value + added[4] <= most[4]);
end $$;
