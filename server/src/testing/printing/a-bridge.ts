import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply } from '@comanda/contract';
import { readEscPos, type Printed } from '@comanda/domain/printer';
import type { TestApp } from '../app/build-test-app.ts';
import type { APub } from '../builders/builders.ts';

type Reply = { readonly status: number; readonly body: Record<string, unknown> };
type State = Omit<CallReply<'POST /api/print-bridge/state'>, 'ok'>;
type Reports = CallBody<'POST /api/print-bridge/state'>['printers'];

/** A bridge without its program: the calls that it makes. */
export type ABridge = {
  readonly token: string;
  send(path: string, body: object): Promise<Reply>;
  state(reports?: Reports): Promise<State['printers']>;
  /** Takes a ticket; `printed` is what its printer would make of it. */
  take(
    jobId: number,
    claim?: string,
  ): Promise<Reply & { readonly printed?: Printed; claim: string }>;
  end(jobId: number, claim: string, result: string): Promise<number>;
  /** Takes the oldest ticket of the first printer that has one, and prints it. */
  printNext(): Promise<Printed | undefined>;
};

async function post(
  { app }: TestApp,
  { path, body, token }: { path: string; body: object; token?: string },
): Promise<Reply> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/print-bridge/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

export const pairingCode = (t: TestApp, { ids, company }: APub) =>
  t.call('POST /api/company/:companyID/pubs/:pubID/print-bridge/code', {
    params: ids,
    as: company,
  });

export const pairWith = (t: TestApp, code: string, name = 'Casa') =>
  post(t, { path: 'pair', body: { code, name } });

/** What stands on the paper. */
const printedOf = (bytes: string): Printed =>
  readEscPos(Uint8Array.from(Buffer.from(bytes, 'base64')));

export function bridgeWith(t: TestApp, token: string): ABridge {
  const send = (path: string, body: object) => post(t, { path, body, token });
  const bridge: ABridge = {
    token,
    send,
    state: async (printers = []) => {
      const { body } = await send('state', { printers });
      return (body as State).printers;
    },
    take: async (jobId, claim = randomUUID()) => {
      const reply = await send(`jobs/${jobId}/claim`, { claim });
      const { bytes } = reply.body;
      return { ...reply, claim, ...(typeof bytes === 'string' && { printed: printedOf(bytes) }) };
    },
    end: async (jobId, claim, result) =>
      (await send(`jobs/${jobId}/result`, { claim, result })).status,
    printNext: async () => {
      const jobId = (await bridge.state()).find(({ job_id: id }) => id !== null)?.job_id;
      if (jobId === undefined || jobId === null) return undefined;
      const { claim, printed } = await bridge.take(jobId);
      await bridge.end(jobId, claim, 'printed');
      return printed;
    },
  };
  return bridge;
}

export async function aBridge(t: TestApp, pub: APub): Promise<ABridge> {
  const { code } = await pairingCode(t, pub);
  const { body } = await pairWith(t, code);
  return bridgeWith(t, String(body['token']));
}
