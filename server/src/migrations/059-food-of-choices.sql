-- additive although: the new column has a default that satisfies its check
-- What is in a choice of an option group, as in a dish (050). Of a choice that stands for a dish and says nothing itself,
-- guests read what that dish says.
alter table option_choice add column food jsonb not null default '{}'
  constraint option_choice_food check (jsonb_typeof(food) = 'object');
