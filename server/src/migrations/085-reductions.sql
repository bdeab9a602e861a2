-- additive although: the constraints are on new columns, and one is replaced by a wider one
-- What makes an order cost less (`domain/src/orders/placing/reductions.ts`). A discount on all of its dishes: percent or
-- amount, reason and text; what it comes to is beside it, in minor units.
alter table pub_order
  add column discount jsonb,
  add column discount_minor bigint not null default 0
    constraint pub_order_discount check (discount_minor >= 0 and (discount is not null or discount_minor = 0));

-- How many of its portions the house gives for free.
alter table order_line add column comp_count integer not null default 0
  constraint order_line_comp check (comp_count between 0 and count);

-- What the line of the history made cheaper, by how much, and why.
alter table order_history
  add column reduction jsonb,
  drop constraint order_history_change,
  add constraint order_history_change check (
    change = 'status'
    or (change in ('dishes', 'delivery_price', 'promise', 'release', 'discount', 'comp')
      and from_status = to_status)
  );
