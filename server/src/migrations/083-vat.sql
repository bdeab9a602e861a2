-- additive although: the constraints are on new tables and new columns
-- What the law taxes alike (`domain/src/vat`), and its rates in hundredths of a percent with the day from which each
-- holds. Moldova's of restaurants and of alcohol; the administrator adds what the law changes.
create table vat_rate (
  id integer generated always as identity primary key,
  vat_class text not null constraint vat_rate_class check (vat_class in ('reduced', 'standard')),
  valid_from date not null,
  rate integer not null constraint vat_rate_bounds check (rate between 0 and 10000),
  constraint vat_rate_day unique (vat_class, valid_from)
);
insert into vat_rate (vat_class, valid_from, rate)
values ('reduced', '2024-01-01', 800), ('standard', '2024-01-01', 2000);

-- The usual class of its dishes; null of a pub that pays no VAT.
alter table pub add column vat_class text
  constraint pub_vat_class check (vat_class in ('reduced', 'standard'));
-- Null: as the level above says.
alter table category add column vat_class text
  constraint category_vat_class check (vat_class in ('reduced', 'standard'));
alter table dish add column vat_class text
  constraint dish_vat_class check (vat_class in ('reduced', 'standard'));

-- As they were when the line was ordered; both null of a pub that paid no VAT.
alter table order_line add column vat_class text
  constraint order_line_vat_class check (vat_class in ('reduced', 'standard'));
alter table order_line add column vat_rate integer
  constraint order_line_vat_rate check ((vat_rate is null) = (vat_class is null));
