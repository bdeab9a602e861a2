create table courier (
  id integer primary key,
  full_name text not null,
  phone_number text not null,
  birth_date date,
  gender text not null default 'male',
  location text not null default '',
  telegram_username text not null default '',
  image_file_name text not null default '',
  image_color text not null default '',
  -- Set by the platform: may take orders of the pool.
  approved_at timestamptz,
  blocked_at timestamptz,
  constraint courier_account foreign key (id) references account (id),
  constraint courier_full_name_length check (length(full_name) between 3 and 255),
  constraint courier_gender check (gender in ('male', 'female'))
);

create table pub_courier (
  pub_id integer not null,
  courier_id integer not null,
  primary key (pub_id, courier_id),
  constraint pub_courier_pub foreign key (pub_id) references pub (id),
  constraint pub_courier_courier foreign key (courier_id) references courier (id)
);
create index pub_courier_of_courier on pub_courier (courier_id);
