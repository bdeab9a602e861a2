-- Two people may edit one group at once: who saves an older revision is told, and changes nothing.
alter table option_group add column revision integer not null default 1;
