-- additive although: what earlier versions write satisfies the rule of the new column, and the trigger fills it for them
-- A company is a row of its own, and accounts belong to it.
alter table account add column company_id integer;
update account set company_id = company.id from company
  where account.id = company.id and account.role = 'company';
alter table account
  add constraint account_company foreign key (company_id) references company (id),
  add constraint account_of_company check (company_id is null or role = 'company');
create index account_by_company on account (company_id, id) where company_id is not null;
alter table company drop constraint company_account;

-- Servers of earlier versions, which may run beside this one, register a company under its account's id.
create function set_company_of_account() returns trigger language plpgsql as $$
begin
  update account set company_id = new.id
    where id = new.id and role = 'company' and company_id is null;
  return null;
end $$;
create trigger company_of_earlier_version after insert on company
  for each row execute function set_company_of_account();
