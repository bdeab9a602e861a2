-- additive although: the constraints and unique keys are those of new tables
-- Choices of dishes: sizes, extras, sides, halves. A group belongs to its pub and is used by many dishes; what a guest
-- may take of it is a matter of the dish (docs/adr/0031). Orders copy names and prices, so groups and choices are
-- deleted without a trace.
create table option_group (
  id integer generated always as identity primary key,
  pub_id integer not null,
  name text not null,
  rule text not null,
  constraint option_group_pub foreign key (pub_id) references pub (id),
  constraint option_group_rule check (rule in ('sum', 'replaces', 'dearest'))
);
create index option_group_of_pub on option_group (pub_id);

create table option_choice (
  id integer generated always as identity primary key,
  group_id integer not null,
  place integer not null,
  name text not null,
  price_minor bigint not null,
  max_count integer not null,
  -- The dish that the choice stands for: a side, or a part of a combo. Sold out with it.
  dish_id integer,
  sold_out_until timestamptz,
  constraint option_choice_group foreign key (group_id) references option_group (id) on delete cascade,
  constraint option_choice_dish foreign key (dish_id) references dish (id),
  constraint option_choice_price check (price_minor >= 0),
  constraint option_choice_max_count check (max_count between 1 and 99)
);
create index option_choice_of_group on option_choice (group_id, place);
create index option_choice_of_dish on option_choice (dish_id) where dish_id is not null;

create table dish_option_group (
  dish_id integer not null,
  group_id integer not null,
  place integer not null,
  min_units integer not null,
  max_choices integer not null,
  max_units integer not null,
  free_units integer not null,
  primary key (dish_id, group_id),
  constraint dish_option_group_dish foreign key (dish_id) references dish (id),
  constraint dish_option_group_group foreign key (group_id) references option_group (id) on delete cascade,
  constraint dish_option_group_limits check (
    min_units between 0 and max_units and max_choices between 1 and max_units
    and free_units between 0 and max_units and max_units between 1 and 99
  )
);
create index dish_option_group_of_group on dish_option_group (group_id);
