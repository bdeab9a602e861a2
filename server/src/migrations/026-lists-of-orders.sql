-- Lists of orders that took as long as their pub or courier had orders. None of these indexes has an entry for
-- a new order, so placing one takes as long as before.
create index pub_order_canceled on pub_order (pub_id, id) where status = 'canceled';

-- Those of a courier in two: the few in process were searched among all past deliveries.
create index pub_order_active_of_courier on pub_order (reserver_courier_id, id)
  where reserver_courier_id is not null and status not in ('completed', 'canceled');
create index pub_order_finished_of_courier on pub_order (reserver_courier_id, id)
  where reserver_courier_id is not null and status in ('completed', 'canceled');
drop index pub_order_of_courier;
-- Whether a courier has taken an order of a pub.
create index pub_order_of_courier_and_pub on pub_order (reserver_courier_id, pub_id)
  where reserver_courier_id is not null;
