-- How far the courier of an order is from its guest, while they carry it and let the guest see it
-- (`domain/src/couriers/seen-courier.ts`): a distance and its time, never a place. The row goes with the status in which
-- it is carried.
create table courier_position (
  order_id integer primary key references pub_order on delete cascade,
  distance_metres integer not null
    constraint courier_position_distance_metres check (distance_metres >= 0),
  seen_at timestamptz not null
);
