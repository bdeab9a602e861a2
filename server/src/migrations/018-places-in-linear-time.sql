-- That places have no gap was checked by counting all siblings once for each row that moved: making room
-- at the head of n rows read n * n of them. Each moved row is now held against its neighbours alone:
-- places are 1..n exactly if no two are equal (the unique constraint) and each above 1 has one before it.
-- Only two places can break that: the one that a row has left, and the one before where it stands now.
--
-- One function for each table, because a plan of plpgsql is kept for a table that is known beforehand.
-- The plan must use the index also when it was made while the table was small.
do $migration$
declare
  level record;
begin
  for level in
    select * from (values ('menu', 'pub_id'), ('category', 'menu_id'), ('dish', 'category_id'))
      as levels (name, parent)
  loop
    execute format($function$
      create function check_%1$s_places() returns trigger language plpgsql
      set enable_seqscan = off as $$
      begin
        if (
          tg_op <> 'INSERT'
          and exists (select from %1$I where %2$I = old.%2$I and place = old.place + 1)
          and not exists (select from %1$I where %2$I = old.%2$I and place = old.place)
        ) or (
          tg_op <> 'DELETE'
          and new.place > 1
          and exists (select from %1$I where %2$I = new.%2$I and place = new.place)
          and not exists (select from %1$I where %2$I = new.%2$I and place = new.place - 1)
        ) then
          raise exception '%% places have a gap', tg_table_name
            using errcode = '23514', constraint = tg_name;
        end if;
        return null;
      end $$
    $function$, level.name, level.parent);
    execute format('drop trigger %1$s_places_without_gaps on %1$I', level.name);
    execute format($trigger$
      create constraint trigger %1$s_places_without_gaps
        after insert or update of place, %2$I or delete on %1$I
        deferrable initially deferred for each row execute function check_%1$s_places()
    $trigger$, level.name, level.parent);
  end loop;
end $migration$;

drop function check_places();
