create table audit_entry (
  id integer generated always as identity primary key,
  at timestamptz not null,
  admin_id integer not null,
  action text not null,
  pub_id integer,
  subject text not null default '',
  constraint audit_entry_admin foreign key (admin_id) references account (id),
  constraint audit_entry_pub foreign key (pub_id) references pub (id)
);
create index audit_entry_of_admin on audit_entry (admin_id, id);
