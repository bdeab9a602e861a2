create table pub (
  id integer generated always as identity primary key,
  company_id integer not null,
  name text not null,
  url_name text not null,
  color text not null default '#d9442f',
  color_theme text not null default 'light',
  bg_image_file_name text not null default '',
  bg_image_color text not null default '',
  wifi_password text not null default '',
  address text not null default '',
  additional_info text not null default '',
  currency_id integer not null default 1,
  language_id integer not null default 1,
  telegram_username text not null default '',
  has_in_place_order boolean not null default true,
  time_zone text not null default 'Europe/Chisinau',
  lat double precision,
  lng double precision,
  qr_code_file_name text not null,
  expiration_time timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint pub_company foreign key (company_id) references company (id),
  constraint pub_name_length check (length(name) between 3 and 255),
  constraint pub_url_name check (url_name ~ '^[a-z0-9-]{3,255}$'),
  constraint pub_color check (color ~ '^#[0-9a-fA-F]{6}$'),
  constraint pub_color_theme check (color_theme in ('light', 'dark')),
  constraint pub_currency check (currency_id between 1 and 5),
  constraint pub_lat check (lat between -90 and 90),
  constraint pub_lng check (lng between -180 and 180),
  constraint pub_location_is_whole check ((lat is null) = (lng is null))
);
create unique index pub_url_name_unique on pub (url_name) where deleted_at is null;
create index pub_of_company on pub (company_id, id);

alter table session
  add constraint session_entered_pub foreign key (entered_pub_id) references pub (id);
