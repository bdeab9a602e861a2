-- additive although: the constraints are on a new table and a new column
-- Where dishes are cooked. A category belongs to one station of its pub, or to none.
create table kitchen_station (
  id integer generated always as identity primary key,
  pub_id integer not null,
  name text not null,
  constraint kitchen_station_pub foreign key (pub_id) references pub (id),
  constraint kitchen_station_name_length check (length(name) between 1 and 60)
);
create index kitchen_station_of_pub on kitchen_station (pub_id, id);

alter table category
  add column station_id integer,
  add constraint category_station foreign key (station_id) references kitchen_station (id);
create index category_of_station on category (station_id) where station_id is not null;

-- When the kitchen has marked the line as done. An edit of its count sets it back.
alter table order_line add column done_at timestamptz;
