-- Each line of the ledger has the courier's balance in its currency after it: a page of a statement reads its
-- own lines instead of all before them. The writers of one courier's ledger wait for each other
-- (`ledger/ledger.ts`), so the last line is the one before.
alter table courier_ledger disable trigger courier_ledger_only_grows;
alter table courier_ledger add column balance_minor bigint;
update courier_ledger set balance_minor = running.balance_minor
from (
  select id, sum(amount_minor) over (partition by courier_id, currency_id order by id) as balance_minor
  from courier_ledger
) as running
where running.id = courier_ledger.id;
alter table courier_ledger alter column balance_minor set not null;
alter table courier_ledger enable trigger courier_ledger_only_grows;

create index courier_ledger_of_currency on courier_ledger (courier_id, currency_id, id);
-- For the lines of a period, without reading them.
create index courier_ledger_by_time on courier_ledger (courier_id, at) include (id, currency_id);

-- The plan must use the index also when it was made while the table was small.
create function set_ledger_balance() returns trigger language plpgsql
set enable_seqscan = off as $$
begin
  new.balance_minor := new.amount_minor + coalesce((
    select balance_minor from courier_ledger
    where courier_id = new.courier_id and currency_id = new.currency_id
    order by id desc limit 1
  ), 0);
  return new;
end $$;
create trigger courier_ledger_balance before insert on courier_ledger
  for each row execute function set_ledger_balance();
