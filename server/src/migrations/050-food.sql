-- additive although: the new column has a default that satisfies its check
-- Allergens, diets, spiciness, alcohol, portion and energy of a dish. One value: it is read and written as a whole, and
-- no query looks for a part of it. What is missing in it was not said.
alter table dish add column food jsonb not null default '{}'
  constraint dish_food check (jsonb_typeof(food) = 'object');
