-- not additive: an earlier version takes two lines of one dish for one when it edits an order
-- A line keeps the price of its dish before the choices, the choices with their names and prices, and the guest's note.
-- The unit price includes the choices, so the amounts of an order are computed as before.
alter table order_line
  add column base_price_minor bigint,
  add column options jsonb not null default '[]',
  add column note text not null default '',
  drop constraint order_line_dish_once;

-- Whether guests may write a note to each dish.
alter table pub add column takes_dish_notes boolean not null default false;
