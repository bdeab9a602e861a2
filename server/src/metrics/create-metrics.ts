import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { findOldestUnhandled } from '../features/orders/index.ts';
import { gauge, measureState } from './measure-state.ts';
import { observeCalls } from './observe-calls.ts';

/** An older order was forgotten by its pub: it would hide the ones that wait now. */
const UNHANDLED_WITHIN_MS = 24 * 60 * 60_000;
/** A database that is away must not delay the other metrics. */
const QUERY_LIMIT_MS = 1_000;
const EVENT_LOOP_PRECISION_MS = 20;

export type MetricsParts = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Undefined when there is no backup. */
  readonly lastBackupAt?: () => Date | undefined;
};

/** 0 without such an order; NaN when the database does not answer in time. */
async function ageOfOldestUnhandled({ db, clock }: Deps): Promise<number> {
  const now = clock.now().getTime();
  const limit = new AbortController();
  try {
    return await Promise.race([
      findOldestUnhandled(db, new Date(now - UNHANDLED_WITHIN_MS)).then((at) =>
        at ? (now - at.getTime()) / 1_000 : 0,
      ),
      sleep(QUERY_LIMIT_MS, Number.NaN, { signal: limit.signal }),
    ]);
  } catch {
    return Number.NaN;
  } finally {
    limit.abort();
  }
}

/** All metrics of a process, in Prometheus's text format. Before the app listens: it observes each call. */
export function createMetrics({ app, deps, lastBackupAt }: MetricsParts): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  observeCalls(app, register);
  measureState(app, deps, register);
  const unhandled = {
    name: 'comanda_oldest_unhandled_order_seconds',
    help: 'Age of the oldest order of the last day that is not handled',
  };
  gauge(register, unhandled, () => ageOfOldestUnhandled(deps));
  if (lastBackupAt) {
    const backup = { name: 'comanda_backup_age_seconds', help: 'Time since the last backup' };
    gauge(register, backup, () => {
      const at = lastBackupAt();
      return at ? (deps.clock.now().getTime() - at.getTime()) / 1_000 : Number.NaN;
    });
  }
  return register;
}
