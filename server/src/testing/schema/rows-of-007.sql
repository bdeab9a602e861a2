-- A row at least in each table that there was after 007-administration.sql, for the migrations after it.
insert into account (role, email, phone, password_hash, created_at) values
  ('company', 'firma@x.md', null, 'hash', '2026-01-01'),
  ('admin', 'admin@x.md', null, 'hash', '2026-01-01'),
  ('courier', 'curier@x.md', null, 'hash', '2026-01-01'),
  ('client', null, '+37369123456', 'hash', '2026-01-01');
insert into company (id, name, tariff) values (1, 'Firma', 'basic');
insert into client (id, name) values (4, 'Oaspete');
insert into session (account_id, created_at, expires_at) values (1, '2026-01-01', '2026-02-01');
insert into refresh_token (token_hash, session_id, created_at) values ('hash', 1, '2026-01-01');

insert into pub (company_id, name, url_name, currency_id, qr_code_file_name, expiration_time, created_at) values
  (1, 'Local', 'local', 2, 'a.png', '2026-02-01 10:00', '2026-01-01'),
  (1, 'Fără comenzi', 'fara-comenzi', 1, 'b.png', '2026-02-01 10:00', '2026-01-01');
insert into menu (pub_id, name, place) values (1, 'Bucătărie', 1), (1, 'Băuturi', 2);
insert into category (menu_id, name, place) values (1, 'Supe', 1), (1, 'Grătar', 2);
insert into dish (category_id, name, price_minor, place) values (1, 'Zeamă', 5000, 1), (1, 'Borș', 4500, 2);
insert into shipping (pub_id, work_hours) values
  (1, (select jsonb_agg(jsonb_build_object('start', 480, 'end', 1200)) from generate_series(1, 7))),
  (2, (select jsonb_agg(jsonb_build_object('start', 600, 'end', 1320)) from generate_series(1, 7)));
insert into delivery_zone (pub_id, shape_id, position, color, vertices) values
  (1, 'zone', 1, '#aabbcc', '[{"lat": 47, "lng": 28}, {"lat": 47, "lng": 29}, {"lat": 48, "lng": 29}]');
insert into courier (id, full_name, phone_number) values (3, 'Curier', '+37369000000');
insert into pub_courier (pub_id, courier_id) values (1, 3), (2, 3);

insert into pub_order (
  pub_id, status, order_type, created_time, client_id, client_name, table_for_in_place_order, lat, lng,
  zone_shape_id, currency_id, delivery_type, commission_percent, delivery_price_minor, dish_total_minor,
  product_total_minor, reserver_courier_id, tracking_token, idempotency_key, request_hash
) values
  (1, 'completed', 'delivery', '2026-01-02', 4, 'Oaspete', '', 47, 28, 'zone', 2, 'delivery_service', 0, 4000,
    5000, 5000, 3, 'token-1', '00000000-0000-4000-8000-000000000001', 'hash'),
  (1, 'canceled', 'in_place', '2026-01-02', null, 'Oaspete', '7', null, null, null, 2, 'own', 0, 0, 4500, 4500,
    null, 'token-2', '00000000-0000-4000-8000-000000000002', 'hash');
insert into order_line (order_id, position, dish_id, count, unit_price_minor, name, image_file_name) values
  (1, 1, 1, 1, 5000, 'Zeamă', ''), (2, 1, 2, 1, 4500, 'Borș', 'aaaaaaaaaaaa.webp');
insert into order_history (order_id, at, from_status, to_status, by_role, by_account_id) values
  (1, '2026-01-02', null, 'not_handled', 'guest', null), (1, '2026-01-02', 'not_handled', 'completed', 'courier', 3);
insert into courier_ledger (courier_id, at, kind, amount_minor, order_id) values
  (3, '2026-01-02', 'debit', -1000, 1), (3, '2026-01-03', 'settlement', 1000, null);
insert into audit_entry (at, admin_id, action, pub_id, subject) values
  ('2026-01-03', 2, 'settle-with-courier', null, 'courier 3, 10 Lei');
