import type { Kysely } from 'kysely';
import type { AccountTables } from './features/accounts/tables.ts';
import type { AdministrationTables } from './features/administration/tables.ts';
import type { AlertTables } from './features/alerts/tables.ts';
import type { GuestPushTables } from './features/alerts/guest/tables.ts';
import type { TelegramTables } from './features/alerts/telegram/tables.ts';
import type { AuditTables } from './features/audit/tables.ts';
import type { CourierTables } from './features/couriers/tables.ts';
import type { MenuTables } from './features/menu/tables.ts';
import type { OrderTables } from './features/orders/tables.ts';
import type { PaymentTables } from './features/payments/tables.ts';
import type { PrintingTables } from './features/printing/tables.ts';
import type { PubTables } from './features/pubs/tables.ts';
import type { ReceiptTables } from './features/receipts/tables.ts';
import type { VatTables } from './features/vat/tables.ts';
import type { ShippingTables } from './features/shipping/tables.ts';
import type { DailyWorkTables } from './plumbing/daily-work/tables.ts';
import type { TaskTables } from './plumbing/tasks/tables.ts';
import type { DemoTables } from '../demo/seed/tables.ts';
import type { PushKeyTables } from './plumbing/push/tables.ts';
import type { LimitTables } from './plumbing/limits/tables.ts';
import type { RemovedPictureTables } from './plumbing/images/removal/tables.ts';
import type { LiveTables } from './plumbing/live/tables.ts';

/** Every table; each feature declares its own, and no other feature queries them. */
export type Schema = AccountTables &
  PubTables &
  MenuTables &
  ShippingTables &
  VatTables &
  CourierTables &
  OrderTables &
  AlertTables &
  GuestPushTables &
  AdministrationTables &
  AuditTables &
  TelegramTables &
  PaymentTables &
  PrintingTables &
  ReceiptTables &
  LiveTables &
  LimitTables &
  DailyWorkTables &
  TaskTables &
  PushKeyTables &
  DemoTables &
  RemovedPictureTables;

/** The database, or a transaction on it: queries work in either. */
export type Connection = Kysely<Schema>;

/** A transaction on it: for functions that must run inside one. */
export type Transaction = Connection & { readonly isTransaction: true };
