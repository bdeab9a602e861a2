-- additive although: the constraints are on new tables
-- The certified cash register of a pub, which its bridge asks: one for each pub. Its keys are never shown again.
create table till (
  pub_id integer primary key,
  kind text not null,
  address text not null,
  -- Sealed with the key of the installation (`plumbing/sealing.ts`).
  sealed_secrets text not null,
  device text not null,
  -- The till's group of each VAT class, and of what has none.
  vat_groups jsonb not null,
  issues_by_itself boolean not null,
  -- As the bridge found it last; null until it has asked at this address.
  state text,
  seen_at timestamptz,
  constraint till_pub foreign key (pub_id) references pub (id),
  constraint till_kind check (kind in ('posfix', 'fiscalcloud')),
  constraint till_lengths check (
    length(address) between 1 and 255 and length(device) <= 255
  )
);

-- A pub with a till.
alter table pub add column has_till boolean not null default false;

-- The fiscal receipts of orders (`domain/src/receipts`): what a till was told to print, and what it answered. One that was
-- refused or withdrawn stays, and another one takes its place.
create table receipt (
  id integer generated always as identity primary key,
  order_id integer not null references pub_order on delete cascade,
  pub_id integer not null,
  state text not null
    constraint receipt_state check (state in ('none', 'wanted', 'issuing', 'issued', 'unsure', 'refused')),
  -- Of the person, or of the payment, that wanted it.
  action_id uuid not null constraint receipt_action unique,
  -- Goes to the till with each try.
  key uuid not null constraint receipt_key unique,
  -- As the order was sold when it was wanted.
  sale jsonb not null,
  sum_minor bigint not null constraint receipt_sum check (sum_minor > 0),
  wanted_at timestamptz not null,
  by_account_id integer references account,
  -- Made by the bridge that took it last; kept while it waits again, for a late answer.
  claim uuid,
  leased_until timestamptz,
  number text constraint receipt_number check (length(number) between 1 and 40),
  link text,
  device text,
  -- What the till said when it refused.
  words text,
  issued_at timestamptz,
  is_by_hand boolean not null default false,
  -- Since when a person says that it was returned at the till.
  returned_at timestamptz,
  constraint receipt_issued check ((state = 'issued') = (number is not null) and (state = 'issued') = (issued_at is not null)),
  constraint receipt_returned check (returned_at is null or state = 'issued')
);
create index receipt_of_order on receipt (order_id, id);
create unique index receipt_one_of_order on receipt (order_id)
  where state in ('wanted', 'issuing', 'unsure', 'issued') and returned_at is null;
create index receipt_open on receipt (pub_id, id) where state in ('wanted', 'issuing', 'unsure', 'refused');

-- Of the receipt while it is wanted, at the till, unsure or issued: the order is not changed under it.
alter table pub_order add column receipt_state text;
-- Where the receipt goes, and the company that it is for: contacts of the order.
alter table pub_order add column receipt_to text;
alter table pub_order add column buyer_idno text;
