-- A dish is sold out as long as this time is later than now; null or past: on sale. The year 9999 stands for until
-- it is switched back. Compared at each use, so nothing has to be written when it passes.
alter table dish add column sold_out_until timestamptz;
