create table pub_order (
  id integer generated always as identity primary key,
  pub_id integer not null,
  revision integer not null default 1,
  status text not null default 'not_handled',
  order_type text not null,
  created_time timestamptz not null,
  client_id integer,
  client_name text not null,
  payment_type text not null default '',
  table_for_in_place_order text not null default '',
  comments text not null default '',
  prepared boolean not null default false,
  town text not null default '',
  full_address text not null default '',
  lat double precision,
  lng double precision,
  main_phone_number text not null default '',
  second_phone_number text not null default '',
  distance_metres integer,
  -- What the order was priced with; later changes of menu and settings do not reach it.
  currency_id integer not null,
  delivery_type text not null,
  commission_percent integer not null,
  zone_shape_id text,
  zone_price_minor bigint not null default 0,
  zone_free_from_minor bigint not null default 0,
  is_delivery_price_by_hand boolean not null default false,
  delivery_price_minor bigint not null,
  dish_total_minor bigint not null,
  product_total_minor bigint not null,
  reserver_courier_id integer,
  tracking_token text not null,
  idempotency_key uuid not null,
  request_hash text not null,
  constraint pub_order_pub foreign key (pub_id) references pub (id),
  constraint pub_order_client foreign key (client_id) references client (id),
  constraint pub_order_reserver foreign key (reserver_courier_id) references courier (id),
  constraint pub_order_status check (status in
    ('not_handled', 'handled', 'preparing', 'at_courier', 'completed', 'canceled')),
  constraint pub_order_type check (order_type in ('delivery', 'in_place')),
  constraint pub_order_payment_type check (payment_type in ('', 'cash', 'card_offline')),
  constraint pub_order_delivery_type check (delivery_type in ('own', 'delivery_service')),
  constraint pub_order_in_place_has_table check (
    order_type <> 'in_place' or table_for_in_place_order <> ''
  ),
  constraint pub_order_delivery_has_place check (
    order_type <> 'delivery' or (lat is not null and lng is not null and zone_shape_id is not null)
  ),
  constraint pub_order_in_place_has_no_courier check (
    order_type = 'delivery' or reserver_courier_id is null
  ),
  constraint pub_order_percent check (commission_percent between 0 and 100),
  constraint pub_order_amounts check (
    zone_price_minor >= 0 and zone_free_from_minor >= 0 and delivery_price_minor >= 0
    and product_total_minor between 0 and dish_total_minor
  ),
  constraint pub_order_revision check (revision >= 1),
  constraint pub_order_tracking_token_unique unique (tracking_token),
  constraint pub_order_idempotency_key_unique unique (pub_id, idempotency_key)
);
create index pub_order_of_pub on pub_order (pub_id, id);
create index pub_order_active on pub_order (pub_id, id) where status not in ('completed', 'canceled');
create index pub_order_of_courier on pub_order (reserver_courier_id, id)
  where reserver_courier_id is not null;
create index pub_order_of_client on pub_order (client_id, id) where client_id is not null;
create index pub_order_waiting_for_courier on pub_order (id)
  where status = 'preparing' and order_type = 'delivery' and reserver_courier_id is null;

create table order_line (
  order_id integer not null,
  position integer not null,
  dish_id integer not null,
  count integer not null,
  unit_price_minor bigint not null,
  name text not null,
  image_file_name text not null,
  primary key (order_id, position),
  constraint order_line_order foreign key (order_id) references pub_order (id),
  constraint order_line_dish foreign key (dish_id) references dish (id),
  constraint order_line_dish_once unique (order_id, dish_id),
  constraint order_line_count check (count between 1 and 999),
  constraint order_line_price check (unit_price_minor >= 0)
);

create table order_history (
  id integer generated always as identity primary key,
  order_id integer not null,
  at timestamptz not null,
  from_status text,
  to_status text not null,
  by_role text not null,
  by_account_id integer,
  constraint order_history_order foreign key (order_id) references pub_order (id),
  constraint order_history_account foreign key (by_account_id) references account (id),
  constraint order_history_role check (by_role in ('guest', 'company', 'courier', 'admin'))
);
create index order_history_of_order on order_history (order_id, id);

-- Append-only: a balance is the sum of its lines, and a mistake is another line.
create table courier_ledger (
  id integer generated always as identity primary key,
  courier_id integer not null,
  at timestamptz not null,
  kind text not null,
  amount_minor bigint not null,
  order_id integer,
  note text not null default '',
  constraint courier_ledger_courier foreign key (courier_id) references courier (id),
  constraint courier_ledger_order foreign key (order_id) references pub_order (id),
  constraint courier_ledger_kind check (kind in ('debit', 'goods', 'reward', 'reversal', 'settlement')),
  constraint courier_ledger_is_tied check ((kind = 'settlement') = (order_id is null)),
  constraint courier_ledger_amount check (amount_minor <> 0)
);
create index courier_ledger_of_courier on courier_ledger (courier_id, id);
create index courier_ledger_of_order on courier_ledger (order_id) where order_id is not null;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows' using errcode = '23514', constraint = 'courier_ledger_only_grows';
end $$;
create trigger courier_ledger_only_grows before update or delete on courier_ledger
  for each row execute function refuse_ledger_change();
