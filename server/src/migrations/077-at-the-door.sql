-- additive although: the constraint is on a new column
-- The two digits that a courier has to be told by the guest to complete an order; null where they are not asked. The
-- wrong ones that were typed, each once (`domain/src/orders/facts/handover.ts`). Servers of the version before complete
-- an order without them.
alter table pub_order
  add column handover_code text,
  add column handover_tried text[] not null default '{}';

-- Off until a pub switches it on: for what is not paid in cash, and for cash from a total on.
alter table pub
  add column asks_handover_code boolean not null default false,
  add column handover_code_from_minor bigint
    constraint pub_handover_code_from check (handover_code_from_minor between 0 and 999999999);

-- Whether a courier who has an order may reserve a second one of this pub only if both fit into one way
-- (`domain/src/couriers/second-order.ts`). Off until a pub switches it on.
alter table pub add column second_order_must_fit boolean not null default false;
