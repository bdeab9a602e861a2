-- additive although: the constraints are on new tables, and the new column has a default
-- An open desk of a pub, as it has reported itself (docs/adr/0027-desks-and-unheard-pubs.md).
create table desk (
  pub_id integer not null,
  -- Made by the page; it has one for as long as it is open.
  desk_key text not null,
  session_id integer not null,
  device text not null,
  -- Of the page: the mail to the company is in it.
  language text not null,
  state text not null,
  state_since timestamptz not null,
  -- Of the page's reports: an older one that arrives later changes nothing.
  turn integer not null,
  seen_at timestamptz not null,
  constraint desk_once primary key (pub_id, desk_key),
  constraint desk_pub foreign key (pub_id) references pub (id),
  constraint desk_session foreign key (session_id) references session (id) on delete cascade,
  constraint desk_state check (state in ('listening', 'silent', 'asleep', 'closed')),
  constraint desk_lengths check (length(desk_key) between 16 and 64 and length(device) between 1 and 255)
);
create index desk_of_session on desk (session_id);

-- Whether the company is told when its pub takes orders that nobody would hear.
alter table pub add column warns_when_unheard boolean not null default true;

-- What the last look at a pub has found (domain/src/alerts/unheard.ts).
create table unheard_pub (
  pub_id integer not null primary key,
  since timestamptz,
  -- The end of the opening in which it was told.
  quiet_until timestamptz,
  constraint unheard_pub_pub foreign key (pub_id) references pub (id)
);

-- Pubs that are created later get their task with the first report of a desk.
insert into task (kind, key, payload, added_at, run_at)
select 'unheard_pub', id::text, jsonb_build_object('pub_id', id), now(), now() from pub where deleted_at is null;
