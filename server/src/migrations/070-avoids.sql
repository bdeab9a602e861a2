-- additive although: every order written before it avoids nothing, and no line of it was confirmed
-- What the guest of an order does not eat, and which of its lines a cook has confirmed to make with that in mind.
alter table pub_order add column avoids text[] not null default '{}';
alter table order_line add column avoids_seen boolean not null default false;
