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

create function check_menu_places() returns trigger language plpgsql as $$
declare
  parent integer := case when tg_op = 'DELETE' then old.pub_id else new.pub_id end;
begin
  if exists (select 1 from menu where pub_id = parent having max(place) <> count(place)) then
    raise exception 'menu places have a gap' using errcode = '23514', constraint = 'menu_places_without_gaps';
  end if;
  return null;
end $$;
create constraint trigger menu_places_without_gaps
  after insert or update of place or delete on menu
  deferrable initially deferred for each row execute function check_menu_places();

create function check_category_places() returns trigger language plpgsql as $$
declare
  parent integer := case when tg_op = 'DELETE' then old.menu_id else new.menu_id end;
begin
  if exists (select 1 from category where menu_id = parent having max(place) <> count(place)) then
    raise exception 'category places have a gap' using errcode = '23514', constraint = 'category_places_without_gaps';
  end if;
  return null;
end $$;
create constraint trigger category_places_without_gaps
  after insert or update of place or delete on category
  deferrable initially deferred for each row execute function check_category_places();

create function check_dish_places() returns trigger language plpgsql as $$
declare
  parent integer := case when tg_op = 'DELETE' then old.category_id else new.category_id end;
begin
  if exists (select 1 from dish where category_id = parent having max(place) <> count(place)) then
    raise exception 'dish places have a gap' using errcode = '23514', constraint = 'dish_places_without_gaps';
  end if;
  return null;
end $$;
create constraint trigger dish_places_without_gaps
  after insert or update of place or delete on dish
  deferrable initially deferred for each row execute function check_dish_places();
