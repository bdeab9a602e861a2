-- additive although: the constraints are on new columns
-- What the law adds to drinks in packaging that is returned (Moldova, from January 2027), in minor units: of one portion
-- of a dish, as it was when a line was ordered, and of all lines of an order. It belongs to no price: no commission, no
-- discount, no VAT.
alter table dish add column deposit_minor bigint not null default 0
  constraint dish_deposit check (deposit_minor >= 0);
alter table order_line add column deposit_minor bigint not null default 0
  constraint order_line_deposit check (deposit_minor >= 0);
alter table pub_order add column deposit_minor bigint not null default 0
  constraint pub_order_deposit check (deposit_minor >= 0);
