import { sockets } from '@comanda/contract/live';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { countWaitingImports } from '../features/menu/index.ts';
import { countWaitingPictures } from '../plumbing/images/run-picture-job.ts';
import { tallyOf } from '../plumbing/metrics/tally.ts';
import { countWaitingPasswords } from '../plumbing/passwords.ts';

type Measured = { readonly name: string; readonly help: string };

/** A count that is held elsewhere. */
function count(register: Registry, { name, help }: Measured, read: () => number): void {
  const counter = new Counter({
    name,
    help,
    registers: [register],
    collect: () => {
      counter.reset();
      counter.inc(read());
    },
  });
}

/** A value that is read when metrics are; NaN when it is unknown. */
export function gauge(
  register: Registry,
  { name, help }: Measured,
  read: () => number | Promise<number>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [register],
    collect: async () => made.set(await read()),
  });
}

type Labelled = Measured & { readonly label: string };

/** The same value of several parts. */
function gauges(
  register: Registry,
  { name, help, label }: Labelled,
  read: () => Readonly<Record<string, number>>,
): void {
  const made = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    collect: () => {
      for (const [part, value] of Object.entries(read())) made.set({ [label]: part }, value);
    },
  });
}

function countSockets(app: FastifyInstance): Record<string, number> {
  const { sockets: nameOf } = tallyOf(app);
  const counts = Object.fromEntries(Object.keys(sockets).map((name) => [name, 0]));
  for (const socket of app.websocketServer.clients) {
    const name = nameOf.get(socket);
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The state of a process: its sockets, its hub, its connections to the database, its queues. */
export function measureState(app: FastifyInstance, { live, database }: Deps, register: Registry) {
  const tally = tallyOf(app);
  const answeredAhead = {
    name: 'comanda_answers_ahead_total',
    help: 'Requests of cached pages and menus that were answered from memory, without a duration',
  };
  count(register, answeredAhead, () => tally.answeredAhead);
  const placed = { name: 'comanda_orders_placed_total', help: 'New orders of this process' };
  count(register, placed, () => live.state().ownOrders);
  const dropped = {
    name: 'comanda_dropped_readers_total',
    help: 'Clients of sockets that were ended because they were too slow or silent',
  };
  count(register, dropped, () => tally.droppedReaders);
  const open = { name: 'comanda_open_sockets', help: 'Open sockets, by name', label: 'socket' };
  gauges(register, open, () => countSockets(app));
  const readAge = {
    name: 'comanda_live_read_age_seconds',
    help: 'Time since the changes of all processes were last read',
  };
  gauge(register, readAge, () => live.state().readAgeMs / 1_000);
  const incomplete = {
    name: 'comanda_live_incomplete_reads_total',
    help: 'Reads of changes after which clients had to read everything again',
  };
  count(register, incomplete, () => live.state().incompleteReads);
  const connections = {
    name: 'comanda_database_connections',
    help: 'Connections to the database, and callers that wait for one',
    label: 'state',
  };
  gauges(register, connections, () => database.connections());
  const queues = {
    name: 'comanda_queue_waiting',
    help: 'Jobs of the background processes that have not started',
    label: 'queue',
  };
  gauges(register, queues, () => ({
    imports: countWaitingImports(),
    passwords: countWaitingPasswords(),
    pictures: countWaitingPictures(),
  }));
}
