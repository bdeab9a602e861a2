-- Why an order is canceled, for its guest to read: one of the known reasons, in words where it is another.
alter table pub_order
  add column cancel_reason text,
  add column cancel_text text,
  add constraint pub_order_cancel_reason check (cancel_reason in
    ('too_busy', 'sold_out', 'no_delivery_there', 'closing', 'not_reached', 'by_guest', 'not_answered',
     'other')),
  add constraint pub_order_cancel_text check (char_length(cancel_text) between 1 and 255),
  add constraint pub_order_cancel_reason_of_canceled check (
    cancel_reason is null or status = 'canceled'
  ),
  -- `is true`: a check that is null passes. The words of an anonymised order are gone, its reason stays.
  add constraint pub_order_cancel_text_of_other check (
    cancel_text is null or (cancel_reason = 'other') is true
  );
-- The order forgets its reason when it is no longer canceled; the line of its history keeps it.
alter table order_history
  add column cancel_reason text,
  add constraint order_history_cancel_reason check (cancel_reason in
    ('too_busy', 'sold_out', 'no_delivery_there', 'closing', 'not_reached', 'by_guest', 'not_answered',
     'other'));
