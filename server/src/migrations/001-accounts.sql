-- One id space for every role, so that a token of one can never stand for another.
create table account (
  id integer generated always as identity primary key,
  role text not null,
  email text,
  phone text,
  password_hash text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint account_role check (role in ('company', 'admin', 'courier', 'client')),
  constraint account_sign_in check (
    deleted_at is not null
    or (password_hash is not null and (case role when 'client' then phone else email end) is not null)
  ),
  constraint account_deleted_is_empty check (
    deleted_at is null or (email is null and phone is null and password_hash is null)
  )
);
create unique index account_email_unique on account (role, lower(email));
create unique index account_client_phone_unique on account (phone) where role = 'client';

create table company (
  id integer primary key,
  name text not null,
  tariff text not null,
  constraint company_account foreign key (id) references account (id),
  constraint company_tariff check (tariff in ('basic', 'pro', 'business')),
  constraint company_name_length check (length(name) between 3 and 255)
);
create unique index company_name_unique on company (lower(name));

create table client (
  id integer primary key,
  name text not null,
  constraint client_account foreign key (id) references account (id)
);

create table session (
  id integer generated always as identity primary key,
  account_id integer not null,
  -- Set while an administrator is inside a pub: the only one that this session reaches.
  entered_pub_id integer,
  entered_company_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint session_account foreign key (account_id) references account (id),
  constraint session_entered_company foreign key (entered_company_id) references company (id),
  constraint session_entered_is_whole check ((entered_pub_id is null) = (entered_company_id is null))
);
create index session_open on session (account_id) where ended_at is null;

create table refresh_token (
  token_hash text primary key,
  session_id integer not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint refresh_token_session foreign key (session_id) references session (id) on delete cascade
);
create index refresh_token_session_id on refresh_token (session_id);
