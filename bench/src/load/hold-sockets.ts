import http from 'node:http';
import { once } from 'node:events';
import { openSocket, type OpenSocket } from './open-socket.ts';
import type { Command, Report, WatchedOrder } from './socket-commands.ts';

// Opens sockets and keeps them open, in its own process, as the commands of its parent say.
const open = new Map<string, OpenSocket>();
/** Longer than the two seconds that the product promises. */
const ARRIVAL_LIMIT_MS = 10_000;
/** The last revision of each watched order. */
const revisions = new Map<number, number>();
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Seconds until each socket has its first message. */
async function openAll({
  origin,
  paths,
  atOnce,
}: Extract<Command, { do: 'open' }>): Promise<Report> {
  const waiting = paths.values();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const path of waiting) open.set(path, await openSocket(origin, path));
    }),
  );
  return { figures: [(performance.now() - start) / 1000] };
}

function socketAt(path: string): OpenSocket {
  const socket = open.get(path);
  if (!socket) throw new Error(`${path} is not open`);
  return socket;
}

function firstRevision({ guest }: WatchedOrder): number {
  return Number(/"revision":(\d+)/.exec(socketAt(guest).first)?.[1]);
}

async function setStatus(origin: string, { call, accessToken }: WatchedOrder, status: string) {
  const request = http.request(`${origin}${call}?status=${status}`, {
    method: 'PUT',
    agent,
    headers: { accesstoken: accessToken },
  });
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${call}: ${response.statusCode}`);
}

/** Resolves when this socket gets the order of this id after the change. */
async function arrivalAt(path: string, { id, revision }: { id: number; revision: number }) {
  const socket = socketAt(path);
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${path}: no event`)), ARRIVAL_LIMIT_MS);
    socket.onText = (text) => {
      if (!text.includes(`"UPDATE_EVENT","order":{"id":${id},`)) return;
      if (!text.includes(`"revision":${revision},`)) return;
      clearTimeout(limit);
      resolve();
    };
  });
  socket.onText = () => {};
}

/** Milliseconds from the request to the arrival at every socket that shows the order, one event after the other. */
async function watch({
  origin,
  orders,
  count,
}: Extract<Command, { do: 'watch' }>): Promise<Report> {
  const figures: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = orders[index % orders.length];
    if (!order) throw new Error('no orders');
    const revision = (revisions.get(order.id) ?? firstRevision(order)) + 1;
    revisions.set(order.id, revision);
    const changed = { id: order.id, revision };
    const arrivals = Promise.all(
      [order.guest, ...order.desks].map((path) => arrivalAt(path, changed)),
    );
    const start = performance.now();
    const answered = setStatus(origin, order, revision % 2 === 0 ? 'preparing' : 'not_handled');
    await arrivals;
    figures.push(performance.now() - start);
    await answered;
  }
  return { figures };
}

function closeAll(): Report {
  for (const socket of open.values()) socket.close();
  open.clear();
  return { figures: [] };
}

async function run(command: Command): Promise<Report> {
  switch (command.do) {
    case 'open':
      return openAll(command);
    case 'watch':
      return watch(command);
    default:
      return closeAll();
  }
}

process.on('message', (command: Command) => {
  void run(command)
    .catch((error: unknown): Report => ({ fault: String(error) }))
    .then((report) => process.send?.(report));
});
