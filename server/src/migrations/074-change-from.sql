-- From which amount in cash the guest of a delivery needs change; null for none.
alter table pub_order add column change_from_minor bigint;
