-- additive although: the new columns have a default that satisfies their checks
-- When a menu or a category is served: spans with days and minutes, [] for always. One value: it is read and written as
-- a whole, and it is judged in the pub's time zone, which no query knows (docs/adr/0033).
alter table menu add column serving_hours jsonb not null default '[]'
  constraint menu_serving_hours check (jsonb_typeof(serving_hours) = 'array');
alter table category add column serving_hours jsonb not null default '[]'
  constraint category_serving_hours check (jsonb_typeof(serving_hours) = 'array');
