-- additive although: the constraints are on new columns, whose defaults satisfy them
-- On what terms a pub delivers into a zone. `fee_steps` are the cheaper prices of larger dish totals:
-- [{"from_minor": 30000, "price_minor": 2000, "reward_minor": 4000}]. The free one is not among them: it is
-- `free_from_minor`, which servers of earlier versions write too, so each amount is stored once; only what its courier
-- gets is here. Those servers charge the zone's price until it is free, and a price never rises at a step, whatever they
-- save (`domain/src/shipping/zone-fee.ts`).
alter table delivery_zone
  add column name text not null default '',
  add column minimum_minor bigint not null default 0
    constraint delivery_zone_minimum check (minimum_minor between 0 and 999999999),
  add column fee_steps jsonb not null default '[]'
    constraint delivery_zone_fee_steps check (jsonb_typeof(fee_steps) = 'array'),
  -- Null for the zone's price.
  add column free_reward_minor bigint
    constraint delivery_zone_free_reward check (free_reward_minor between 0 and 999999999),
  -- By which a delivery takes longer than into the other zones.
  add column extra_minutes integer not null default 0
    constraint delivery_zone_extra_minutes check (extra_minutes between 0 and 1440),
  add column closed_until timestamptz,
  -- Why, by language: {"ro": "..."}.
  add column closed_texts jsonb not null default '{}'
    constraint delivery_zone_closed_texts check (jsonb_typeof(closed_texts) = 'object'),
  -- Seven lists of {start, end}, Monday first; null for the hours of the pub's deliveries.
  add column hours jsonb
    constraint delivery_zone_hours check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7);

-- What an order was priced with besides the price of its zone and its threshold:
-- {"name": "Centru", "fee_steps": [...], "free_reward_minor": 4000, "extra_minutes": 15}. Null where there is nothing else,
-- as in every order of an earlier version.
alter table pub_order add column zone_terms jsonb;
