import type pg from 'pg';

// Everything about order `i` follows from its number, so that every run makes the same rows.
const ACTIVE = 60;

/** Places of the lists that a measurement reads: they are as long for 1,000 orders as for millions. */
function sizesOf(orders: number) {
  const atLeast = (least: number, share: number) => Math.max(least, Math.round(orders * share));
  return {
    pubs: Math.min(2000, atLeast(60, 1 / 500)),
    couriers: Math.min(500, atLeast(60, 1 / 5000)),
    clients: Math.min(100_000, atLeast(60, 1 / 50)),
    entries: Math.min(100_000, atLeast(60, 1 / 50)),
    // Of 1,000: what the three large pubs, the busiest courier and the busiest client have.
    pubShares: [Math.max(120, 300_000 / orders), 80, 60].map(Math.round),
    courierShare: Math.round(Math.max(100, 250_000 / orders)),
    clientShare: Math.round(Math.max(1, 100_000 / orders)),
  };
}

/**
 * Companies with a pub each, and a last one with ten; couriers, clients and entries of the audit log. The
 * newest of each is the busiest, so that the first page of each list contains it. Their password is the
 * demo's.
 */
export async function fillAccounts(client: pg.Client, orders: number): Promise<void> {
  const { pubs, couriers, clients, entries } = sizesOf(orders);
  await client.query(`
    create temporary table made (kind text, n integer, id integer);
    create function pg_temp.accounts(kind text, amount integer) returns void language sql as $$
      with hash as (select password_hash from account where email is not null order by id limit 1),
      accounts as (
        insert into account (role, email, phone, password_hash, created_at)
        select kind, case when kind <> 'client' then format('%s-%s@many.example', kind, n) end,
          format('+3737%s', to_char(n, 'FM0000000')), password_hash, now() - interval '2 years'
        from hash, generate_series(1, amount) as n order by n
        returning id
      )
      insert into made select kind, row_number() over (order by id), id from accounts
    $$;
    select pg_temp.accounts('company', ${pubs}), pg_temp.accounts('courier', ${couriers}),
      pg_temp.accounts('client', ${clients});
    insert into company (id, name, tariff)
      select id, format('Lanțul %s SRL', n), 'business' from made where kind = 'company';
    update account set company_id = company.id from company where company.id = account.id;
    insert into courier (id, full_name, phone_number, approved_at)
      select id, format('Ion Rusu %s', n), '+37369000000', now() from made where kind = 'courier';
    insert into client (id, name)
      select id, format('Doina Cebotari %s', n) from made where kind = 'client';
    insert into audit_entry (at, admin_id, action, subject)
      select now() - interval '1 hour', admin.id, 'extend-pub', format('pub %s, days 30', n)
      from (select min(id) as id from account where role = 'admin') as admin,
        generate_series(1, ${entries}) as n`);
  await client.query(`
    with pubs as (
      insert into pub (company_id, name, url_name, qr_code_file_name, lat, lng, expiration_time, created_at)
      select company.id, format('Localul %s', pub.n), format('many-%s', pub.n), '', 47.01, 28.86,
        now() + interval '1 year', now() - interval '2 years'
      from generate_series(1, ${pubs + 9}) as pub (n)
      join made as company on company.kind = 'company' and company.n = least(pub.n, ${pubs})
      order by pub.n returning id
    )
    insert into made select 'pub', row_number() over (order by id desc), id from pubs`);
  await client.query(`
    insert into shipping (pub_id, work_hours)
    select id, jsonb_agg(jsonb_build_object('start', 600, 'end', 1320))
    from made, generate_series(1, 7) where kind = 'pub' group by id`);
  await client.query(`
    create index on made (kind, n);
    analyze made;
    insert into pub_courier (pub_id, courier_id, confirmed_at)
    select pub.id, courier.id, now() from made as pub, made as courier
    where pub.kind = 'pub' and pub.n = 1 and courier.kind = 'courier'
      and courier.n > ${couriers} - 50`);
}

/** The id of the account or pub with this number among those of its kind. */
const madeId = (kind: string, n: string): string =>
  `(select array_agg(id order by n) from made where kind = '${kind}')[${n}]`;

export async function fillOrders(client: pg.Client, orders: number): Promise<void> {
  const { pubs, couriers, clients, pubShares, courierShare, clientShare } = sizesOf(orders);
  const [first = 0, second = 0, third = 0] = pubShares;
  // Pub 1 is the largest; the last courier and the last client are the busiest.
  await client.query(`
    create temporary table dice as select i,
      i > ${orders - ACTIVE} as is_active,
      case when i > ${orders - ACTIVE} then (case when i % 5 = 0 then 1 else 4 + i % ${pubs} end)
        when a < ${first} then 1 when a < ${first + second} then 2
        when a < ${first + second + third} then 3 else 4 + (abs(hashint4(i + 7)) % ${pubs}) end as pub,
      i > ${orders - ACTIVE} or b < 600 as is_delivery,
      i > ${orders - ACTIVE} or c < 700 as is_pool,
      case when d < ${courierShare} then ${couriers} else 1 + abs(hashint4(i + 8)) % ${couriers - 1} end as courier,
      case when e < ${clientShare} then ${clients}
        when e < 300 then 1 + abs(hashint4(i + 9)) % ${clients - 1} end as client,
      f < 20 and i <= ${orders - ACTIVE} as is_canceled
    from (
      select i, abs(hashint4(i)) % 1000 as a, abs(hashint4(i + 1)) % 1000 as b,
        abs(hashint4(i + 2)) % 1000 as c, abs(hashint4(i + 3)) % 1000 as d,
        abs(hashint4(i + 4)) % 1000 as e, abs(hashint4(i + 5)) % 1000 as f
      from generate_series(1, ${orders}) as i
    ) as thrown order by i;
    analyze dice`);
  await client.query(`
    with made_ids as materialized (select
      (select array_agg(id order by n) from made where kind = 'pub') as pubs,
      (select array_agg(id order by n) from made where kind = 'courier') as couriers,
      (select array_agg(id order by n) from made where kind = 'client') as clients)
    insert into pub_order (pub_id, revision, status, order_type, created_time, client_id, client_name,
      payment_type, table_for_in_place_order, town, full_address, lat, lng, main_phone_number,
      distance_metres, currency_id, delivery_type, commission_percent, zone_shape_id, zone_price_minor,
      delivery_price_minor, dish_total_minor, product_total_minor, reserver_courier_id, tracking_token,
      idempotency_key, request_hash)
    select pubs[pub], 3,
      case when is_active then (array['not_handled', 'preparing', 'preparing', 'at_courier'])[1 + i % 4]
        when is_canceled and pub <> 1 then 'canceled' else 'completed' end,
      case when is_delivery then 'delivery' else 'in_place' end,
      now() - interval '2 years' * ((${orders} - i)::float8 / ${orders}),
      clients[client], 'Doina Cebotari', case when is_delivery then 'cash' else '' end,
      case when is_delivery then '' else '7' end, case when is_delivery then 'Chișinău' else '' end,
      case when is_delivery then format('str. Mihail Kogălniceanu %s, ap. 17', i % 100) else '' end,
      case when is_delivery then 47.0 + (i % 300) / 10000.0 end,
      case when is_delivery then 28.84 + (i % 400) / 10000.0 end,
      '+37369111222', case when is_delivery then 1200 end, 1,
      case when is_pool then 'delivery_service' else 'own' end, 10,
      case when is_delivery then 'centru' end, case when is_delivery then 4000 else 0 end,
      case when is_delivery then 4000 else 0 end, 23210, 21100,
      case when is_delivery and not is_canceled and (not is_active or i % 4 = 3)
        then couriers[case when is_active then ${couriers} else courier end] end,
      encode(sha256(int4send(i)), 'base64'), gen_random_uuid(), md5(i::text)
    from dice, made_ids order by i`);
  // Twenty canceled ones among all of the largest pub: what a rare status is.
  await client.query(`
    with spread as (
      select max(id) as id from (
        select id, ntile(20) over (order by id) as part from pub_order
        where pub_id = ${madeId('pub', '1')} and status = 'completed'
      ) as parts group by part
    )
    update pub_order set status = 'canceled', cancel_reason = 'sold_out' from spread
    where pub_order.id = spread.id`);
}

/** Two lines and two entries of the history for each order. */
export async function fillParts(client: pg.Client): Promise<void> {
  await client.query(`
    with dish as materialized (select array_agg(id) as ids from (select id from dish order by id limit 50) as d)
    insert into order_line (order_id, position, dish_id, count, unit_price_minor, name, image_file_name)
    select pub_order.id, place, ids[1 + (pub_order.id + place) % 50], place, 7737, 'Zeamă de casă', ''
    from pub_order, dish, generate_series(1, 2) as place
    where pub_order.pub_id in (select id from made where kind = 'pub') order by pub_order.id`);
  await client.query(`
    insert into order_history (order_id, at, from_status, to_status, by_role)
    select id, created_time + place * interval '20 minutes',
      case place when 1 then 'not_handled' end, case place when 1 then status else 'not_handled' end,
      case place when 1 then 'company' else 'guest' end
    from pub_order, generate_series(0, 1) as place
    where pub_order.pub_id in (select id from made where kind = 'pub') order by id`);
}

/** Two lines for each delivery of the busiest courier, and one for every seventh of the others. */
export async function fillLedger(client: pg.Client): Promise<void> {
  await client.query(`
    insert into courier_ledger
      (courier_id, at, kind, amount_minor, currency_id, order_id, balance_minor)
    select *, sum(amount) over (partition by courier, currency order by order_id, kind)
    from (
      select reserver_courier_id as courier, created_time + interval '1 hour',
        case place when 1 then 'goods' else 'reward' end as kind,
        case place when 1 then 21100 else -23000 end as amount,
        case when pub_order.id % 100 = 0 then 2 else 1 end as currency, pub_order.id as order_id
      from pub_order, generate_series(1, 2) as place
      where status = 'completed' and reserver_courier_id is not null
        and (reserver_courier_id = (select max(id) from made where kind = 'courier')
          or pub_order.id % 7 = 0 and place = 1)
    ) as line order by order_id, kind`);
}
