import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** From a cached answer to the limit of a statement. */
const BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 10];
const PLACING = 'POST /api/client/pub/:pubID/orders';

/**
 * How long calls take and what they are refused with. Labels are names and codes of the contract, never an
 * address: its set is closed, and contains no pub and no person.
 */
export function observeCalls(app: FastifyInstance, register: Registry): void {
  const registers = [register];
  const durations = new Histogram({
    name: 'comanda_call_duration_seconds',
    help: 'Duration of a call, by its name and the class of its status; pages and files are "other"',
    labelNames: ['call', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'comanda_refusals_total',
    help: 'Refused requests, by code; too_many_requests are those above a limit',
    labelNames: ['code'],
    registers,
  });
  const refusedOrders = new Counter({
    name: 'comanda_orders_refused_total',
    help: 'Orders that were not taken, by the code of the refusal',
    labelNames: ['code'],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { call = 'other' } = request.routeOptions.config;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ call, status }, reply.elapsedTime / 1_000);
    const { refusal: code } = request;
    if (code !== undefined) {
      refusals.inc({ code });
      if (call === PLACING) refusedOrders.inc({ code });
    }
    done();
  });
}
