-- additive although: the constraints are on new columns, or wider than before
-- After how many minutes without an answer a guest is told to call, and the pub refuses by itself; null for never.
alter table pub
  add column unanswered_minutes integer not null default 5,
  add column refuse_after_minutes integer,
  add constraint pub_unanswered check (
    unanswered_minutes between 1 and 60 and refuse_after_minutes between 5 and 120
  );

-- The server itself, by the settings of a pub.
alter table order_history
  drop constraint order_history_role,
  add constraint order_history_role check (by_role in ('guest', 'company', 'courier', 'admin', 'system'));
