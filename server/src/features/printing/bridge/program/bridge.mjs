// The bridge of Comanda: prints the tickets of one pub on the printers of its network. It needs Node 20 or newer and nothing
// else.
//
//   node bridge.mjs https://comanda.example CODE   pairs with the pub that made the code, and starts
//   node bridge.mjs                                starts again
//
// The address and the token of the pub are in comanda-bridge.json beside this file (COMANDA_BRIDGE_FILE names another):
// whoever reads it can print.
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CALL_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const DIAL_MS = 3_000;
const ANSWER_MS = 3_000;
/** A long ticket on a slow printer. */
const PRINT_MS = 25_000;
/** A printer without a ticket is asked this often: many take one connection at a time, and others may need it. */
const ASK_EVERY_MS = 15_000;
/** How long an unpaired bridge cannot be told from a wrong file. */
const EXIT_UNPAIRED = 3;

const SETTINGS_FILE =
  process.env.COMANDA_BRIDGE_FILE ??
  path.join(path.dirname(fileURLToPath(import.meta.url)), 'comanda-bridge.json');

const log = (text) => process.stdout.write(`${new Date().toISOString()} ${text}\n`);

function end(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

/** Only https, but for a server on this computer: the token is in each call. */
function readServer(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.origin;
  return end(`not an https address: ${text}`);
}

/** The server refused; it will refuse the same call again. */
class Refused extends Error {
  constructor(status, code) {
    super(`the server refused: ${code}`);
    this.status = status;
    this.code = code;
  }
}

async function callServer({ server, token }, name, body) {
  const response = await fetch(`${server}/api/print-bridge/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
  });
  const reply = await response.json().catch(() => ({}));
  if (response.ok && reply.ok) return reply;
  // Busy, restarting, or a proxy without its server: the same call may succeed later.
  if (response.status >= 500 || response.status === 429 || reply.code === undefined) {
    throw new Error(`the server answered ${response.status}`);
  }
  throw new Refused(response.status, reply.code);
}

/** Calls until the server answers. A bridge that was removed ends here. */
async function callUntilAnswered(settings, name, body) {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await callServer(settings, name, body);
    } catch (error) {
      if (error instanceof Refused) {
        if (error.status === 401) {
          end(
            'This bridge is not paired any more. Create another code and start it with that.',
            EXIT_UNPAIRED,
          );
        }
        throw error;
      }
      log(`no answer from the server, trying again in ${pause / 1000} s (${error.message})`);
      await sleep(pause);
    }
  }
}

function writeSettings(settings) {
  const draft = `${SETTINGS_FILE}.new`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600 });
  renameSync(draft, SETTINGS_FILE);
}

async function pair(address, code) {
  const server = readServer(address);
  const name = os.hostname().slice(0, 60) || 'bridge';
  try {
    const { token, pub_name: pub } = await callServer({ server }, 'pair', { code, name });
    const settings = { server, token };
    writeSettings(settings);
    log(`paired with ${pub}`);
    return settings;
  } catch (error) {
    return end(`Not paired: ${error.message}`);
  }
}

function readSettings() {
  try {
    const { server, token } = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'));
    return { server: readServer(server), token };
  } catch {
    return end('Not paired yet. Start with: node bridge.mjs ADDRESS CODE', EXIT_UNPAIRED);
  }
}

/** DLE EOT 1, 2 and 4: is it online, why not, and is there paper. A printer answers each with one byte, also when it cannot print. */
const QUESTIONS = Buffer.from([0x10, 0x04, 1, 0x10, 0x04, 2, 0x10, 0x04, 4]);
/** Bits that are the same in every such byte; others come from flow control. */
const isStatus = (byte) => (byte & 0x93) === 0x12;

function stateOf([online, cause, paper]) {
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return 'paper_out';
  if ((cause & 0x04) !== 0) return 'cover_open';
  return (cause & 0x40) !== 0 || (online & 0x08) !== 0 ? 'fault' : 'ok';
}

/** A connection to a printer. Its `ask` gives the state, `mute` when it does not answer in time. */
async function dial({ host, port }) {
  const socket = net.connect({ host, port, noDelay: true });
  const statuses = [];
  let wake = () => {};
  let isOpen = true;
  socket.on('data', (bytes) => {
    statuses.push(...[...bytes].filter(isStatus));
    wake();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isOpen = false;
    wake();
  });
  const isConnected = await Promise.race([
    new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('close', () => resolve(false));
    }),
    sleep(DIAL_MS, false),
  ]);
  if (!isConnected) {
    socket.destroy();
    return undefined;
  }
  return {
    ask: async (answerMs) => {
      statuses.length = 0;
      if (isOpen) socket.write(QUESTIONS);
      const deadline = Date.now() + answerMs;
      while (isOpen && statuses.length < 3 && Date.now() < deadline) {
        await Promise.race([
          new Promise((resolve) => {
            wake = resolve;
          }),
          sleep(deadline - Date.now()),
        ]);
      }
      if (statuses.length >= 3) return stateOf(statuses);
      return isOpen ? 'mute' : 'off';
    },
    send: (bytes) => socket.write(bytes),
    isOpen: () => isOpen,
    close: () => socket.end(() => socket.destroySoon()),
  };
}

/** Takes one ticket and prints it. Whatever happens after the first byte may be on paper. */
async function print(settings, connection, jobId) {
  const claim = randomUUID();
  const finish = (result) =>
    callUntilAnswered(settings, `jobs/${jobId}/result`, { claim, result }).catch((error) =>
      // Its lease was over: the server knows that it may be on paper.
      log(`ticket ${jobId}: ${error.message}`),
    );
  let bytes;
  try {
    bytes = Buffer.from(
      (await callServer(settings, `jobs/${jobId}/claim`, { claim })).bytes,
      'base64',
    );
  } catch (error) {
    // Another bridge has it, or nobody needs it; without an answer the server may have given it to this one.
    if (!(error instanceof Refused)) await finish('not_begun');
    return undefined;
  }
  if (!connection.isOpen()) {
    await finish('not_begun');
    return 'off';
  }
  connection.send(bytes);
  const state = await connection.ask(PRINT_MS);
  const result = state === 'ok' ? 'printed' : 'unsure';
  log(`ticket ${jobId}: ${result}${state === 'ok' ? '' : ` (${state})`}`);
  await finish(result);
  return state;
}

/** Asks a printer how it is, and prints its ticket when it is well. */
async function serve(settings, { job_id: jobId, ...address }) {
  const connection = await dial(address);
  if (!connection) return 'off';
  try {
    const state = await connection.ask(ANSWER_MS);
    if (state !== 'ok' || jobId === null) return state;
    return (await print(settings, connection, jobId)) ?? state;
  } finally {
    connection.close();
  }
}

async function run(settings) {
  /** By id: the printer's address, its last state, when it was asked, and whether it is being served. */
  const known = new Map();
  for (;;) {
    const reports = [...known].flatMap(([id, { state }]) =>
      state === undefined ? [] : { printer_id: id, state },
    );
    const reply = await callUntilAnswered(settings, 'state', { printers: reports });
    const ids = new Set(reply.printers.map(({ printer_id: id }) => id));
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    for (const printer of reply.printers) {
      const address = `${printer.host}:${printer.port}`;
      let one = known.get(printer.printer_id);
      if (one?.address !== address) {
        one = { address, state: undefined, askedAt: 0, isBusy: false };
        known.set(printer.printer_id, one);
      }
      const isDue = printer.job_id !== null || Date.now() - one.askedAt >= ASK_EVERY_MS;
      if (one.isBusy || !isDue) continue;
      const entry = one;
      entry.isBusy = true;
      void serve(settings, printer)
        .then((state) => {
          if (state !== entry.state) log(`printer ${address}: ${state}`);
          entry.state = state;
        })
        .catch((error) => log(`printer ${address}: ${error.message}`))
        .finally(() => {
          entry.askedAt = Date.now();
          entry.isBusy = false;
        });
    }
    await sleep(reply.next_after_ms);
  }
}

const [address, code] = process.argv.slice(2);
const settings = address === undefined ? readSettings() : await pair(address, code ?? '');
log(`printing for ${settings.server}`);
await run(settings);
