import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATIONS_DIR } from '../../../migrations-dir.ts';
import { migrate } from '../../../plumbing/database/migrating/migrate.ts';
import { openTestDatabase, silentLog } from '../../../plumbing/database/testing/testing.ts';

const FIRST_WITH_CURRENCIES = '014';

/**
 * Data that a database may hold from before the migration: an order in euro, one in Lei, their lines, a
 * settlement.
 */
const before = `
  insert into account (role, email, password_hash, created_at) values
    ('company', 'pub@example.md', 'x', now()), ('courier', 'curier@example.md', 'x', now()),
    ('admin', 'admin@example.md', 'x', now());
  insert into company (id, name, tariff) values (1, 'Compania', 'basic');
  insert into courier (id, full_name, phone_number) values (2, 'Ion Rusu', '+37369777888');
  insert into pub (company_id, name, url_name, qr_code_file_name, expiration_time, created_at)
    values (1, 'Localul', 'localul', '', now(), now());
  insert into pub_order (pub_id, order_type, created_time, client_name, table_for_in_place_order,
    currency_id, delivery_type, commission_percent, delivery_price_minor, dish_total_minor,
    product_total_minor, tracking_token, idempotency_key, request_hash)
    select 1, 'in_place', now(), '', '7', currency, 'own', 0, 0, 0, 0, 'token' || currency,
      ('00000000-0000-4000-8000-00000000000' || currency)::uuid, ''
    from unnest(array[1, 2]) as currency;
  insert into order_history (order_id, at, to_status, by_role) values (1, now(), 'not_handled', 'guest');
  insert into courier_ledger (courier_id, at, kind, amount_minor, order_id) values
    (2, now(), 'debit', -100, 1), (2, now(), 'goods', 200, 2), (2, now(), 'reversal', -200, 2),
    (2, now(), 'settlement', 100, null);
  insert into audit_entry (at, admin_id, action, subject) values
    (now(), 3, 'settle-with-courier', 'courier 2, amount 1.00 MDL'),
    (now(), 3, 'settle-with-courier', 'courier 22, amount 1.00 MDL')`;

test('old lines get the currency of their order and their balance, settlements are in Lei and get their author', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-older-migrations-'));
  for (const name of fs.readdirSync(MIGRATIONS_DIR)) {
    if (name < FIRST_WITH_CURRENCIES) {
      fs.copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(folder, name));
    }
  }
  const database = await openTestDatabase<unknown>({ migrationsDir: folder });
  try {
    await database.session((client) => client.query(before));
    await migrate(database, MIGRATIONS_DIR, silentLog);
    const { rows } = await sql`
      select kind, currency_id, admin_id, balance_minor from courier_ledger order by id`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      { kind: 'debit', currency_id: 1, admin_id: null, balance_minor: -100 },
      { kind: 'goods', currency_id: 2, admin_id: null, balance_minor: 200 },
      { kind: 'reversal', currency_id: 2, admin_id: null, balance_minor: 0 },
      { kind: 'settlement', currency_id: 1, admin_id: 3, balance_minor: 0 },
    ]);
    const change = sql`update courier_ledger set note = 'altfel'`.execute(database.kysely);
    await expect(change).rejects.toThrow('only grows');
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true });
  }
}, 60_000);
