-- A line of the ledger is in the currency of its order. Until now every settlement was made in Lei.
-- The ledger only grows; this once its lines get what they lacked.
alter table courier_ledger disable trigger courier_ledger_only_grows;
alter table courier_ledger add column currency_id integer not null default 1;
update courier_ledger set currency_id = pub_order.currency_id
from pub_order where pub_order.id = courier_ledger.order_id and pub_order.currency_id <> 1;
alter table courier_ledger alter column currency_id drop default;
alter table courier_ledger add constraint courier_ledger_currency check (currency_id between 1 and 5);
alter table courier_ledger enable trigger courier_ledger_only_grows;

-- A completed order that was edited: the difference to what the ledger has of it.
alter table courier_ledger drop constraint courier_ledger_kind;
alter table courier_ledger add constraint courier_ledger_kind check (kind in
  ('debit', 'goods', 'reward', 'correction', 'reversal', 'settlement'));

-- What a line of the history is about; of an edit the status stays what it was.
alter table order_history add column change text not null default 'status';
alter table order_history add constraint order_history_change check (
  change = 'status' or (change in ('dishes', 'delivery_price') and from_status = to_status)
);
