-- An extension of a publication that is sent again finds itself here, and adds no days twice.
create table publication_extension (
  action_id uuid primary key,
  pub_id integer not null,
  days integer not null,
  at timestamptz not null,
  constraint publication_extension_pub foreign key (pub_id) references pub (id)
);
