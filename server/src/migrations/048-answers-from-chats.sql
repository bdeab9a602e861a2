-- A line of an order's history was written from a linked chat of the pub, not from its account.
alter table order_history add column by_chat boolean not null default false;
