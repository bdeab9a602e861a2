import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { SETTLE, settledMemory } from '../frame/memory.ts';
import { startProduct, type Product } from '../frame/product.ts';
import { percentile } from '../frame/statistics.ts';
import { startBareSockets } from '../limits/start-bare-sockets.ts';
import { openSocket } from '../load/open-socket.ts';
import { makeManyOrders, type ManyOrders } from '../sockets/many-orders.ts';
import { startSocketLoad, type SocketLoad } from '../sockets/socket-load.ts';

const TOKEN_SECRET = 'a secret of the measurements that nobody else has';
/** Below the queue of the listening socket: a refused connection is tried again only a second later. */
const AT_ONCE = 500;

type Size = {
  readonly pubs: number;
  readonly ordersOfPub: number;
  readonly desksOfPub: number;
  /** The pubs whose orders change; their sockets are the few that are open first. */
  readonly watchedPubs: number;
  readonly warmUpSockets: number;
  readonly events: number;
  readonly rounds: number;
};
/** 15,000 sockets, of which 100 are watched: a guest and three desks of each of 25 pubs. */
const FULL: Size = {
  pubs: 1_000,
  ordersOfPub: 12,
  desksOfPub: 3,
  watchedPubs: 25,
  warmUpSockets: 1_000,
  events: 600,
  rounds: 3,
};
const QUICK: Size = {
  pubs: 200,
  ordersOfPub: 8,
  desksOfPub: 2,
  watchedPubs: 4,
  warmUpSockets: 200,
  events: 20,
  rounds: 1,
};

type Figures = {
  readonly kibibytes: number;
  readonly perSecond: number;
  readonly p99Ms: { readonly few: number; readonly many: number };
};

type Sockets = { readonly few: readonly string[]; readonly others: readonly string[] };

/** The sockets of the watched orders, and all others in the order in which phones connect again: none. */
function divide({ guests, desks, watched }: ManyOrders): Sockets {
  const few = watched.flatMap((order) => [order.guest, ...order.desks]);
  const isWatched = new Set(few);
  const rest = (paths: readonly string[]) => paths.filter((path) => !isWatched.has(path));
  const [others, restOfDesks] = [rest(guests), rest(desks)];
  const step = Math.max(1, Math.floor(others.length / Math.max(1, restOfDesks.length)));
  for (const [index, desk] of restOfDesks.entries()) others.splice(index * (step + 1), 0, desk);
  return { few, others };
}

type Loads = { readonly watcher: SocketLoad; readonly crowd: SocketLoad };

async function measure(
  { origin, pid }: Product,
  { few, others }: Sockets,
  { watcher, crowd, size, orders }: Loads & { size: Size; orders?: ManyOrders },
): Promise<Figures> {
  const open = (paths: readonly string[]) =>
    ({ do: 'open', origin, paths, atOnce: AT_ONCE }) as const;
  const warmUp = async (): Promise<void> => {
    await crowd.run(open(others.slice(0, size.warmUpSockets)));
    await crowd.run({ do: 'close' });
  };
  await warmUp();
  await watcher.run(open(few));
  const p99Ms = async (): Promise<number> => {
    if (!orders) return Number.NaN;
    const watch = { do: 'watch', origin, orders: orders.watched } as const;
    return percentile(await watcher.run({ ...watch, count: size.events }), 0.99);
  };
  await p99Ms();
  const p99OfFew = await p99Ms();
  const before = await settledMemory(pid);
  await warmUp(); // collecting all garbage has dropped optimised code too
  const [seconds = Number.NaN] = await crowd.run(open(others));
  const after = await settledMemory(pid);
  const p99OfMany = await p99Ms();
  return {
    kibibytes: ((after - before) * 1024) / others.length,
    perSecond: others.length / seconds,
    p99Ms: { few: p99OfFew, many: p99OfMany },
  };
}

async function withLoads<Result>(work: (loads: Loads) => Promise<Result>): Promise<Result> {
  const loads = { watcher: startSocketLoad(), crowd: startSocketLoad() };
  try {
    return await work(loads);
  } finally {
    await Promise.all([loads.watcher.stop(), loads.crowd.stop()]);
  }
}

/** The first messages of the product, for the bare server. */
async function firstMessages({ origin }: Product, { guests, desks }: ManyOrders) {
  const messages: Record<string, string> = {};
  for (const [prefix, path = ''] of [
    ['/ws/client/', guests[0]],
    ['/ws/orders/', desks[0]],
  ] as const) {
    const socket = await openSocket(origin, path);
    messages[prefix] = socket.first;
    socket.close();
  }
  return messages;
}

type Round = { readonly product: Figures; readonly bare: Figures };

async function measureRound(
  { wasteMs }: Conditions,
  orders: ManyOrders,
  size: Size,
): Promise<Round> {
  const sockets = divide(orders);
  const product = await startProduct({
    databaseUrl: orders.url,
    withDemo: false,
    wasteMs,
    preload: [SETTLE],
    env: { TOKEN_SECRET },
  });
  let messages;
  let ofProduct;
  try {
    messages = await firstMessages(product, orders);
    ofProduct = await withLoads((loads) => measure(product, sockets, { ...loads, size, orders }));
  } finally {
    await product.stop();
  }
  const bare = await startBareSockets(messages);
  try {
    return {
      product: ofProduct,
      bare: await withLoads((loads) => measure(bare, sockets, { ...loads, size })),
    };
  } finally {
    await bare.stop();
  }
}

function rowsOf(rounds: readonly Round[], sockets: string): Row[] {
  return [
    {
      work: `memory of an open socket, ${sockets}`,
      unit: 'KiB',
      limit: 'bare ws, same options',
      rounds: rounds.map(({ product, bare }) => ({
        product: product.kibibytes,
        limit: bare.kibibytes,
      })),
      goal: { of: 'ratio', atMost: 1.5 },
    },
    {
      work: `sockets opened until their first message, ${sockets}`,
      unit: 'sockets/s',
      limit: 'bare ws, same first message',
      rounds: rounds.map(({ product, bare }) => ({
        product: product.perSecond,
        limit: bare.perSecond,
      })),
      goal: { of: 'figure', atLeast: 2_000 },
    },
    {
      work: `event to its guest and desks, p99, ${sockets}`,
      unit: 'ms',
      limit: 'the product with few sockets',
      rounds: rounds.map(({ product }) => ({
        product: product.p99Ms.many,
        limit: product.p99Ms.few,
      })),
      goal: { of: 'ratio', atMost: 2 },
    },
  ];
}

/** The screens of many guests and desks on one process: what each costs, and whether they delay each other. */
export const openSockets: Bench = {
  name: 'open-sockets',
  run: async (conditions) => {
    const size = conditions.isQuick ? QUICK : FULL;
    const made = makeManyOrders(conditions.postgresUrl, TOKEN_SECRET, size);
    const orders = { ...made, watched: made.watched.slice(0, size.watchedPubs) };
    const rounds: Round[] = [];
    for (let count = 0; count < size.rounds; count += 1) {
      rounds.push(await measureRound(conditions, orders, size));
    }
    const total = made.guests.length + made.desks.length;
    return rowsOf(rounds, `${total.toLocaleString('en')} open`);
  },
};
