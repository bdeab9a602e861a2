-- additive although: the constraints are on new columns, whose defaults satisfy them
-- Who has sent an order: its guest, or staff of the pub for a guest. Servers of the version before know guests alone.
alter table pub_order add column source text not null default 'guest'
  constraint pub_order_source check (source in ('guest', 'staff'));

-- The rules of the pub that its staff have overruled with an order, on the line of its placing.
alter table order_history add column overruled text[] not null default '{}';

-- Whose phone rings: the last orders of a number. Orders that have lost their contacts are not in it.
create index pub_order_phone on pub_order (pub_id, main_phone_number) where main_phone_number <> '';
