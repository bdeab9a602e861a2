-- Places are 1..n without gaps inside one parent; what is deleted has none. The uniqueness is
-- deferred, so that a shift of many rows is one statement, and the gap check runs at the commit.
create table menu (
  id integer generated always as identity primary key,
  pub_id integer not null,
  name text not null,
  visible boolean not null default true,
  place integer,
  deleted_at timestamptz,
  constraint menu_pub foreign key (pub_id) references pub (id),
  constraint menu_name_length check (length(name) between 1 and 255),
  constraint menu_place check (place >= 1),
  constraint menu_deleted_has_no_place check ((deleted_at is null) = (place is not null)),
  constraint menu_place_unique unique (pub_id, place) deferrable initially deferred
);

create table category (
  id integer generated always as identity primary key,
  menu_id integer not null,
  name text not null,
  category_types text[] not null default '{other}',
  visible boolean not null default true,
  place integer,
  text_color text not null default '#ffffff',
  image_file_name text not null default '',
  image_color text not null default '',
  deleted_at timestamptz,
  constraint category_menu foreign key (menu_id) references menu (id),
  constraint category_name_length check (length(name) between 1 and 255),
  constraint category_types_known check (category_types <@ array[
    'sales', 'asian', 'flowers', 'fast_food', 'breakfast', 'grill', 'dessert', 'pasta', 'soup',
    'alcohol', 'east_food', 'flour', 'home_food', 'kebab', 'salad', 'snacks', 'meat', 'other']),
  constraint category_text_color check (text_color ~ '^#[0-9a-fA-F]{6}$'),
  constraint category_place check (place >= 1),
  constraint category_deleted_has_no_place check ((deleted_at is null) = (place is not null)),
  constraint category_place_unique unique (menu_id, place) deferrable initially deferred
);

create table dish (
  id integer generated always as identity primary key,
  category_id integer not null,
  name text not null,
  price_minor bigint not null,
  sale_price_minor bigint not null default 0,
  ingredients text not null default '',
  visible boolean not null default true,
  place integer,
  text_color text not null default '#ffffff',
  image_file_name text not null default '',
  image_color text not null default '',
  deleted_at timestamptz,
  constraint dish_category foreign key (category_id) references category (id),
  constraint dish_name_length check (length(name) between 1 and 255),
  constraint dish_price check (price_minor between 0 and 999999999),
  constraint dish_sale_price check (sale_price_minor between 0 and 999999999),
  constraint dish_text_color check (text_color ~ '^#[0-9a-fA-F]{6}$'),
  constraint dish_place check (place >= 1),
  constraint dish_deleted_has_no_place check ((deleted_at is null) = (place is not null)),
  constraint dish_place_unique unique (category_id, place) deferrable initially deferred
);

-- The trigger's argument names the column of the parent.
create function check_places() returns trigger language plpgsql as $$
declare
  parent integer := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0];
  has_gap boolean;
begin
  execute format(
    'select exists (select 1 from %I where %I = $1 having max(place) <> count(place))',
    tg_table_name, tg_argv[0]
  ) into has_gap using parent;
  if has_gap then
    raise exception '% places have a gap', tg_table_name
      using errcode = '23514', constraint = tg_name;
  end if;
  return null;
end $$;

create constraint trigger menu_places_without_gaps
  after insert or update of place or delete on menu
  deferrable initially deferred for each row execute function check_places('pub_id');
create constraint trigger category_places_without_gaps
  after insert or update of place or delete on category
  deferrable initially deferred for each row execute function check_places('menu_id');
create constraint trigger dish_places_without_gaps
  after insert or update of place or delete on dish
  deferrable initially deferred for each row execute function check_places('category_id');
