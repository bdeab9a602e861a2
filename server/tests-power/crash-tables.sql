create table if not exists crash_pub (id integer primary key, order_count integer not null default 0);
insert into crash_pub (id) select generate_series(1, 50) on conflict do nothing;
create table if not exists crash_order (
  id bigint generated always as identity primary key,
  pub_id integer not null references crash_pub,
  client_name text not null
);
create index if not exists crash_order_by_pub on crash_order (pub_id, id);
create table if not exists crash_line (
  order_id bigint not null references crash_order,
  position integer not null,
  primary key (order_id, position)
);
