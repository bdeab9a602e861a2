import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../app/port-of.ts';

type Body = Readonly<Record<string, unknown>>;
type BotCall = { readonly method: string; readonly body: Body };

/** How the API answers a call; undefined for its usual answer. */
export type BotBehaviour =
  | { readonly status: number; readonly description?: string; readonly parameters?: object }
  | 'nonsense'
  | 'silence'
  | undefined;

export type FakeBotApi = {
  readonly url: string;
  readonly token: string;
  readonly calls: readonly BotCall[];
  /** The bodies of all calls of a method, in their order. */
  readonly of: (method: string) => readonly Body[];
  /** Decides the answer of each call from now on; a promise delays it. */
  behave(answer: (call: BotCall) => BotBehaviour | Promise<BotBehaviour>): void;
  /** What somebody does in a chat: delivered to the process that asks for updates, until it confirms it. */
  happen(update: object): void;
  /** Resolves when a call of a method that fits has arrived; also an earlier one. */
  until(method: string, fits?: (body: Body) => boolean): Promise<Body>;
  /** Forgets all calls. */
  clear(): void;
  /** How many long polls are open now. */
  readonly polls: () => number;
  /** How often a second process asked for updates while another one did. */
  readonly conflicts: () => number;
  close(): Promise<void>;
};

const BOT = { id: 7, is_bot: true, first_name: 'Comanda', username: 'comanda_test_bot' };
const TOKEN = '700700700:un-token-plantat-al-botului';

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Body;
}

function write(response: ServerResponse, status: number, answer: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

type Poll = { readonly response: ServerResponse; readonly timer: NodeJS.Timeout };
type Waiting = { readonly look: () => void };

/** The updates that nobody has confirmed, and the process that waits for the next one. */
function createUpdateQueue() {
  let pending: { update_id: number }[] = [];
  let nextId = 1;
  let polling: Poll | undefined;
  let conflicts = 0;
  const deliver = (): void => {
    if (!polling || pending.length === 0) return;
    clearTimeout(polling.timer);
    write(polling.response, 200, { ok: true, result: pending });
    polling = undefined;
  };
  return {
    add: (update: object): void => {
      pending.push({ update_id: nextId, ...update });
      nextId += 1;
      deliver();
    },
    poll: (response: ServerResponse, { offset, timeout }: Body): void => {
      pending = pending.filter(({ update_id }) => update_id >= Number(offset));
      if (polling) {
        conflicts += 1;
        write(response, 409, { ok: false, error_code: 409, description: 'Conflict' });
        return;
      }
      const timer = setTimeout(
        () => {
          polling = undefined;
          write(response, 200, { ok: true, result: [] });
        },
        Number(timeout) * 1_000,
      );
      polling = { response, timer };
      response.on('close', () => {
        clearTimeout(timer);
        if (polling?.response === response) polling = undefined;
      });
      deliver();
    },
    count: () => (polling ? 1 : 0),
    conflicts: () => conflicts,
  };
}

/** Telegram's Bot API on loopback, with its answers as far as the product uses them. */
export async function startFakeBotApi(): Promise<FakeBotApi> {
  const calls: BotCall[] = [];
  const waiting = new Set<Waiting>();
  const queue = createUpdateQueue();
  let behaviour: (call: BotCall) => BotBehaviour | Promise<BotBehaviour> = () => undefined;
  let messageId = 100;

  const resultOf = (method: string): unknown => {
    if (method === 'getMe') return BOT;
    if (method !== 'sendMessage') return true;
    messageId += 1;
    return { message_id: messageId };
  };
  const answer = (response: ServerResponse, call: BotCall, as: BotBehaviour): void => {
    if (as === 'silence') return;
    if (as === 'nonsense') write(response, 200, '<html>one moment</html>');
    else if (as) {
      const { status, description = '', parameters } = as;
      write(response, status, { ok: false, error_code: status, description, parameters });
    } else if (call.method === 'getUpdates') queue.poll(response, call.body);
    else write(response, 200, { ok: true, result: resultOf(call.method) });
  };

  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      if (token !== TOKEN) return write(response, 401, { ok: false, error_code: 401 });
      const call = { method, body };
      calls.push(call);
      for (const one of waiting) one.look();
      answer(response, call, await behaviour(call));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const of = (method: string): Body[] =>
    calls.filter((call) => call.method === method).map(({ body }) => body);
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    token: TOKEN,
    calls,
    of,
    behave: (as) => {
      behaviour = as;
    },
    happen: queue.add,
    until: (method, fits = () => true) =>
      new Promise((resolve) => {
        const one: Waiting = {
          look: () => {
            const found = of(method).find(fits);
            if (!found) return;
            waiting.delete(one);
            resolve(found);
          },
        };
        waiting.add(one);
        one.look();
      }),
    clear: () => {
      calls.length = 0;
    },
    polls: queue.count,
    conflicts: queue.conflicts,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
