-- additive although: the constraints are on a new column and a new table
-- What guests have paid staff of an order (`domain/src/payments`), in minor units of the order's currency. A payment is
-- voided, never changed or deleted.
create table payment (
  id integer generated always as identity primary key,
  order_id integer not null references pub_order on delete cascade,
  method text not null
    constraint payment_method check (method in ('cash', 'card', 'meal_ticket', 'mia', 'other')),
  amount_minor bigint not null constraint payment_amount check (amount_minor > 0),
  tip_minor bigint not null default 0 constraint payment_tip check (tip_minor >= 0),
  given_minor bigint constraint payment_given check (given_minor >= amount_minor + tip_minor),
  at timestamptz not null,
  -- Of the pub, on its own clock: a payment counts on the day on which it was taken.
  business_day date not null,
  by_role text not null constraint payment_role check (by_role in ('company', 'admin')),
  by_account_id integer references account,
  action_id uuid not null constraint payment_action unique,
  voided_at timestamptz,
  void_reason text
    constraint payment_void_reason check (void_reason in ('mistake', 'another_method', 'given_back', 'other')),
  void_text text not null default '',
  voided_by_role text constraint payment_voided_role check (voided_by_role in ('company', 'admin')),
  voided_by_account_id integer references account,
  constraint payment_voided check (
    (voided_at is null) = (void_reason is null) and (voided_at is null) = (voided_by_role is null)
  )
);
create index payment_of_order on payment (order_id, id);

-- The sum of its payments that are not voided, null where none was ever recorded: every view of an order says what is open.
alter table pub_order add column paid_minor bigint constraint pub_order_paid check (paid_minor >= 0);
