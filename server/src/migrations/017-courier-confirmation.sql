-- When the courier said that they deliver for the pub; until then its company sees only their name.
alter table pub_courier add column confirmed_at timestamptz;
-- Who has taken an order of the pub has said so. The others are asked.
update pub_courier set confirmed_at = now()
where exists (
  select 1 from pub_order
  where pub_order.pub_id = pub_courier.pub_id
    and pub_order.reserver_courier_id = pub_courier.courier_id
);
