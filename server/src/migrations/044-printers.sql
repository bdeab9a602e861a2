-- additive although: the constraints are on new tables
-- A printer in a pub's own network; the pub's bridge dials its address.
create table printer (
  id integer generated always as identity primary key,
  pub_id integer not null,
  name text not null,
  address text not null,
  -- Millimetres.
  paper integer not null,
  -- The kinds of tickets that it prints by itself.
  prints text[] not null,
  station_id integer,
  language text not null,
  prints_by_itself boolean not null,
  -- As the bridge found it last; null until it has asked at this address.
  state text,
  constraint printer_pub foreign key (pub_id) references pub (id),
  -- Without its station it prints the dishes of all.
  constraint printer_station foreign key (station_id) references kitchen_station (id) on delete set null,
  constraint printer_paper check (paper in (80, 58)),
  constraint printer_prints check (cardinality(prints) > 0 and prints <@ array['kitchen', 'bill']),
  constraint printer_lengths check (length(name) between 1 and 40 and length(address) between 1 and 120)
);
create index printer_of_pub on printer (pub_id, id);
create index printer_of_station on printer (station_id) where station_id is not null;

-- The program that prints for a pub: one for each pub.
create table print_bridge (
  pub_id integer primary key,
  name text not null,
  token_hash text not null,
  paired_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint print_bridge_pub foreign key (pub_id) references pub (id),
  constraint print_bridge_token unique (token_hash),
  constraint print_bridge_name_length check (length(name) between 1 and 60)
);

create table print_bridge_code (
  code_hash text primary key,
  pub_id integer not null,
  expires_at timestamptz not null,
  constraint print_bridge_code_pub foreign key (pub_id) references pub (id)
);
create index print_bridge_code_of_pub on print_bridge_code (pub_id);

-- A ticket for one printer. There is one row for each version of an order, so that two who ask at once get one ticket, and
-- what may be on paper is known.
create table print_job (
  id integer generated always as identity primary key,
  pub_id integer not null,
  printer_id integer not null,
  -- Null for a test page.
  order_id integer,
  -- One more than the edits of the order that the ticket shows.
  version integer not null,
  kind text not null,
  -- Not because a person asked for it: it is of no use once the order is finished.
  is_by_itself boolean not null,
  created_at timestamptz not null,
  state text not null default 'waiting',
  -- Made by the bridge that took it last.
  claim text,
  leased_until timestamptz,
  -- Without a certain end, since somebody asked for it.
  tries integer not null default 0,
  -- It may be on paper, in whole or in part.
  is_unsure boolean not null default false,
  -- The last time for certain.
  printed_at timestamptz,
  constraint print_job_pub foreign key (pub_id) references pub (id),
  constraint print_job_printer foreign key (printer_id) references printer (id) on delete cascade,
  constraint print_job_order foreign key (order_id) references pub_order (id) on delete cascade,
  constraint print_job_kind check (kind in ('kitchen', 'bill', 'test') and (kind = 'test') = (order_id is null)),
  constraint print_job_state check (state in ('waiting', 'claimed', 'printed', 'dropped')),
  constraint print_job_once unique (order_id, printer_id, kind, version)
);
create unique index print_job_one_test on print_job (printer_id) where kind = 'test';
create index print_job_open on print_job (pub_id, id) where state in ('waiting', 'claimed');
create index print_job_of_printer on print_job (printer_id);
create index print_job_created on print_job (created_at);
