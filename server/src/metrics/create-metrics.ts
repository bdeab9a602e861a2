import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { findOldestUnhandled } from '../features/orders/index.ts';
import { countFailingTasks, findOverdueSeconds } from '../plumbing/tasks/task-queries.ts';
import { gauge, measureState } from './measure-state.ts';
import { observeCalls } from './observe-calls.ts';

/** An older order was forgotten by its pub: it would hide the ones that wait now. */
const UNHANDLED_WITHIN_MS = 24 * 60 * 60_000;
/** A database that cannot be reached must not delay the other metrics. */
const QUERY_LIMIT_MS = 1_000;
const EVENT_LOOP_PRECISION_MS = 20;

export type MetricsParts = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Undefined when there is no backup. */
  readonly lastBackupAt?: () => Date | undefined;
};

/** NaN when the database does not answer in time. */
async function answerInTime(query: Promise<number>): Promise<number> {
  const limit = new AbortController();
  try {
    return await Promise.race([query, sleep(QUERY_LIMIT_MS, Number.NaN, { signal: limit.signal })]);
  } catch {
    return Number.NaN;
  } finally {
    limit.abort();
  }
}

/** 0 without such an order. */
async function ageOfOldestUnhandled({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - UNHANDLED_WITHIN_MS);
  const at = await findOldestUnhandled(db, { since, now });
  return at ? (now.getTime() - at.getTime()) / 1_000 : 0;
}

function measureDatabase(deps: Deps, register: Registry): void {
  const unhandled = {
    name: 'comanda_oldest_unhandled_order_seconds',
    help: 'Age of the oldest order of the last day that is not handled',
  };
  gauge(register, unhandled, () => answerInTime(ageOfOldestUnhandled(deps)));
  const overdue = {
    name: 'comanda_overdue_task_seconds',
    help: 'How late the first task of all processes is; those in progress are not late',
  };
  const { db, clock } = deps;
  gauge(register, overdue, () => answerInTime(findOverdueSeconds(db, clock.now())));
  const failing = {
    name: 'comanda_failing_tasks',
    help: 'Tasks of all processes that have failed and will be repeated',
  };
  gauge(register, failing, () => answerInTime(countFailingTasks(db)));
}

/** All metrics of a process, in Prometheus's text format. Before the app listens: it observes each call. */
export function createMetrics({ app, deps, lastBackupAt }: MetricsParts): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  observeCalls(app, register);
  measureState(app, deps, register);
  measureDatabase(deps, register);
  if (lastBackupAt) {
    const backup = { name: 'comanda_backup_age_seconds', help: 'Time since the last backup' };
    gauge(register, backup, () => {
      const at = lastBackupAt();
      return at ? (deps.clock.now().getTime() - at.getTime()) / 1_000 : Number.NaN;
    });
  }
  return register;
}
