-- One row for each kind of daily work: the day for which it was done, and the process that does it now.
create table daily_work (
  name text primary key,
  done_for date not null,
  leased_until timestamptz not null
);

-- The demo is set up once. A row in place of a file in the data folder, which other processes do not have.
create table demo_setup (is_ready boolean not null);
create unique index demo_setup_one_row on demo_setup ((true));
insert into demo_setup (is_ready)
select true from account where role = 'admin' and email = 'admin@comanda.example' limit 1;
