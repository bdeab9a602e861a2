-- additive although: the constraints are on a new table
-- A browser that tells a guest about one order while its page is closed. Deleted soon after the order's end.
create table guest_push_subscription (
  id integer generated always as identity primary key,
  order_id integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- Of the page that subscribed: the pushes are in it.
  language text not null,
  created_at timestamptz not null,
  -- The last news that the push service has accepted; null before the first.
  told text,
  -- A process sends to it; the others wait until then.
  sending_until timestamptz,
  constraint guest_push_subscription_order foreign key (order_id) references pub_order (id) on delete cascade,
  constraint guest_push_subscription_once unique (order_id, endpoint),
  constraint guest_push_subscription_lengths check (
    length(endpoint) between 1 and 1000 and length(p256dh) between 1 and 200 and length(auth) between 1 and 100
  )
);
