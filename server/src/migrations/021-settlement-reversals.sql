-- Who wrote a settlement down, for its receipt; and the line that takes a wrong settlement back.
alter table courier_ledger
  add column admin_id integer,
  add column reverses_id integer,
  add constraint courier_ledger_admin foreign key (admin_id) references account (id),
  add constraint courier_ledger_reverses foreign key (reverses_id) references courier_ledger (id),
  -- Of many at once one is written.
  add constraint courier_ledger_reverses_unique unique (reverses_id),
  add constraint courier_ledger_reversal check (reverses_id is null or kind = 'reversal');
alter table courier_ledger drop constraint courier_ledger_is_tied;
alter table courier_ledger add constraint courier_ledger_is_tied check (
  (kind = 'settlement' or reverses_id is not null) = (order_id is null)
);

-- The ledger only grows; this once its settlements get what the log has noted of them.
alter table courier_ledger disable trigger courier_ledger_only_grows;
update courier_ledger set admin_id = audit_entry.admin_id
from audit_entry
where courier_ledger.kind = 'settlement'
  and audit_entry.action = 'settle-with-courier'
  and audit_entry.at = courier_ledger.at
  and audit_entry.subject like 'courier ' || courier_ledger.courier_id || ',%';
alter table courier_ledger enable trigger courier_ledger_only_grows;
