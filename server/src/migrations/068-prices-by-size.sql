-- additive although: the new column has a default that satisfies its check
-- What a choice costs at sizes of its dish, in the place of its price: [{"size": "40 cm", "price_minor": 2500}]. By name,
-- since each dish may have sizes of its own (docs/adr/0031). Servers of earlier versions charge its one price.
alter table option_choice add column size_prices jsonb not null default '[]'
  constraint option_choice_size_prices check (jsonb_typeof(size_prices) = 'array');
