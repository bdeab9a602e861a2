create table shipping (
  pub_id integer primary key,
  available boolean not null default false,
  -- Minutes that a delivery takes; 0 until the pub has said so.
  shipping_time_from integer not null default 0,
  shipping_time_to integer not null default 0,
  -- Seven {start, end} in minutes from midnight, Monday first.
  work_hours jsonb not null,
  delivery_type text not null default 'own',
  add_commission_to_dish_prices boolean not null default false,
  card_preorder boolean not null default false,
  cash_preorder boolean not null default true,
  constraint shipping_pub foreign key (pub_id) references pub (id),
  constraint shipping_delivery_type check (delivery_type in ('own', 'delivery_service')),
  constraint shipping_time_from_minutes check (shipping_time_from between 0 and 1440),
  constraint shipping_time_to_minutes check (shipping_time_to between 0 and 1440),
  constraint shipping_time_order check (shipping_time_from <= shipping_time_to),
  constraint shipping_work_hours_week check (
    jsonb_typeof(work_hours) = 'array' and jsonb_array_length(work_hours) = 7
  )
);

create table delivery_zone (
  pub_id integer not null,
  shape_id text not null,
  position integer not null,
  color text not null,
  -- A list of {lat, lng}, in the order of the outline.
  vertices jsonb not null,
  -- Null until the pub names a price: nobody delivers there before. 0 is a free zone.
  price_minor bigint,
  -- Dish total from which delivery is free; 0 is never.
  free_from_minor bigint not null default 0,
  primary key (pub_id, shape_id),
  constraint delivery_zone_pub foreign key (pub_id) references pub (id),
  constraint delivery_zone_color check (color ~ '^#[0-9a-fA-F]{6}$'),
  constraint delivery_zone_has_area check (
    jsonb_typeof(vertices) = 'array' and jsonb_array_length(vertices) >= 3
  ),
  constraint delivery_zone_price check (price_minor between 0 and 999999999),
  constraint delivery_zone_free_from check (free_from_minor between 0 and 999999999)
);
