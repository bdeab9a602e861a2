-- One link to a new password for each account: asking again replaces it, using it deletes it.
create table password_reset (
  account_id integer primary key,
  token_hash text not null,
  expires_at timestamptz not null,
  constraint password_reset_account foreign key (account_id) references account (id)
);
create unique index password_reset_token on password_reset (token_hash);
