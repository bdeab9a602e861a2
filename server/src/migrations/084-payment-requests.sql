-- additive although: the constraints are on new tables, and the one of a payment's author allows one more
-- The contract of a pub with its bank. The secrets are sealed with the key of the installation (`plumbing/sealing.ts`).
create table mia_account (
  pub_id integer primary key references pub on delete cascade,
  is_sandbox boolean not null,
  client_id text not null,
  sealed_secrets text not null,
  changed_at timestamptz not null
);

-- A pub with an account: its guests may pay by themselves.
alter table pub add column takes_mia boolean not null default false;

-- What a guest was asked to pay by an instant payment (`domain/src/payments/payment-request.ts`), in minor units. The
-- key is made here before the bank is asked; its payment has the same one, so that there is one at most.
create table payment_request (
  id integer generated always as identity primary key,
  key uuid not null constraint payment_request_key unique,
  order_id integer not null references pub_order on delete cascade,
  amount_minor bigint not null constraint payment_request_amount check (amount_minor > 0),
  state text not null constraint payment_request_state check (
    state in ('created', 'shown', 'unsure', 'paid', 'expired', 'canceled', 'refunding', 'refunded', 'refund_refused')
  ),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of the bank: of its code, what the code contains, and of the payment.
  bank_id text,
  link text,
  pay_id text,
  -- Someone wants it ended; it is once the bank has said so.
  cancel_at timestamptz,
  refund_asked_at timestamptz,
  refund_sent_at timestamptz,
  refund_by_role text constraint payment_request_refund_role check (refund_by_role in ('company', 'admin')),
  refund_by_account_id integer references account
);
create index payment_request_of_order on payment_request (order_id, id);
create unique index payment_request_open on payment_request (order_id)
  where state in ('created', 'shown', 'unsure');

-- What a bank reports nobody has recorded by hand.
alter table payment drop constraint payment_role;
alter table payment add constraint payment_role check (by_role in ('company', 'admin', 'system'));
