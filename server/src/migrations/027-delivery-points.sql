-- The map of a pub's last deliveries reads up to 5,000 points: from the index, not from as many orders.
create index pub_order_delivery_points on pub_order (pub_id, id) include (lat, lng)
  where status = 'completed' and order_type = 'delivery';
