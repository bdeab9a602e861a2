-- additive although: the constraint and the unique index are about a new column, which is false in all rows of before
-- An order that the pub sends to itself to try the whole way. It counts nowhere, belongs to no client, and no courier
-- of the pool is offered it.
alter table pub_order
  add column is_rehearsal boolean not null default false,
  add constraint pub_order_rehearsal check (
    not is_rehearsal or (client_id is null and delivery_type = 'own')
  );
-- Two presses at once make one order.
create unique index pub_order_open_rehearsal on pub_order (pub_id)
  where is_rehearsal and status not in ('completed', 'canceled');
create index pub_order_rehearsals on pub_order (pub_id) where is_rehearsal;
