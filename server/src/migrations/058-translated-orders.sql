-- The names of an ordered dish in the other languages that its pub offered: {"ru": "..."}. Those of its choices are in
-- `options`. The guest, the desk and the courier read one order in different languages, also after the menu has changed.
alter table order_line add column names jsonb not null default '{}';
-- The language in which the guest read the menu; null for an order of a program that did not say.
alter table pub_order add column guest_language text;
