-- The version of all data that an order at a pub is checked and priced by: the insert of an order names the
-- version that it was checked against, and writes nothing when there is another one by then. It changes with
-- every recorded change of the pub, in the transaction of the change, whichever program makes it. A random
-- id and no number: a database put back from a copy never gets a version again that somebody remembers.
-- A pub without a row has not changed since the table exists. No foreign key: its check would lock the pub.
create table pub_version (
  pub_id integer primary key,
  version uuid not null
) with (fillfactor = 50);

create function change_pub_version() returns trigger language plpgsql as $$
begin
  insert into pub_version (pub_id, version) values (new.subject_id, gen_random_uuid())
  on conflict (pub_id) do update set version = excluded.version;
  return null;
end $$;

-- At the commit: two writers of a pub wait for each other only then, after all their other locks.
create constraint trigger live_change_of_pub
  after insert on live_change deferrable initially deferred
  for each row when (new.kind = 'pub') execute function change_pub_version();
