-- A text as a search compares it: the twin of the domain's `foldText`, so that what a screen finds by
-- itself and what the server finds are the same. No lower(): what it does depends on the locale.
create function fold_text(given text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(given, NFD), '[\u0300-\u036F]', '', 'g'),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZkyw'
          || 'абвгдежзиклмнопрстуфхцчшщыэ' || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭ' || 'ъьЪЬ',
        'abcdefghijclmnopqrstuvvxizciv'
          || 'abvgdejziclmnoprstufhtcssie' || 'abvgdejziclmnoprstufhtcssie'
      ), 'ю', 'iu'), 'Ю', 'iu'), 'я', 'ia'), 'Я', 'ia'),
    '[^a-z0-9]+', ' ', 'g'))
$$;

-- What is in process anywhere, for the platform's own screen.
create index pub_order_in_process on pub_order (id) where status not in ('completed', 'canceled');

-- When a step was really taken that reached the server later; `at` stays the server's time.
alter table order_history add column happened_at timestamptz;

-- A settlement that is sent again is the same settlement.
alter table courier_ledger add column action_id uuid;
create unique index courier_ledger_action_unique on courier_ledger (action_id)
  where action_id is not null;

-- Every step that a courier took with an order; one that is sent again finds itself here.
create table courier_step (
  id integer generated always as identity primary key,
  courier_id integer not null,
  order_id integer not null,
  step text not null,
  action_id uuid,
  at timestamptz not null,
  happened_at timestamptz not null,
  constraint courier_step_courier foreign key (courier_id) references courier (id),
  constraint courier_step_order foreign key (order_id) references pub_order (id),
  constraint courier_step_step check (step in ('reserve', 'release', 'at_courier', 'completed', 'canceled')),
  constraint courier_step_is_not_ahead check (happened_at <= at),
  constraint courier_step_action_unique unique (courier_id, action_id)
);
create index courier_step_of_order on courier_step (order_id, courier_id);
