import { randomUUID } from 'node:crypto';
import type { Call, CallBody, CallReply } from '@comanda/contract';
import { addressOf } from '@comanda/contract/client';
import { readEscPos, type Printed } from '@comanda/domain/printer';
import type { TestApp } from '../app/build-test-app.ts';
import type { APub } from '../builders/builders.ts';

type Reply = { readonly status: number; readonly body: Record<string, unknown> };
type State = Omit<CallReply<'POST /api/print-bridge/state'>, 'ok'>;
type Reports = CallBody<'POST /api/print-bridge/state'>['printers'];

/** A bridge without its program: the calls that it makes. */
export type ABridge = {
  readonly token: string;
  /** Its status call with any body. */
  sendState(body: object): Promise<Reply>;
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

type Request = {
  readonly name: Extract<Call, `POST /api/print-bridge/${string}`>;
  readonly jobID?: number;
  readonly body: object;
  readonly token?: string;
};

async function post({ app }: TestApp, { name, jobID, body, token }: Request): Promise<Reply> {
  const response = await app.inject({
    ...addressOf(name, jobID === undefined ? {} : { jobID }),
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
  post(t, { name: 'POST /api/print-bridge/pair', body: { code, name } });

/** What stands on the paper. */
const printedOf = (bytes: string): Printed =>
  readEscPos(Uint8Array.from(Buffer.from(bytes, 'base64')));

export function bridgeWith(t: TestApp, token: string): ABridge {
  const send = (request: Omit<Request, 'token'>) => post(t, { ...request, token });
  const sendState = (body: object) => send({ name: 'POST /api/print-bridge/state', body });
  const bridge: ABridge = {
    token,
    sendState,
    state: async (printers = []) => {
      const { body } = await sendState({ printers });
      return (body as State).printers;
    },
    take: async (jobId, claim = randomUUID()) => {
      const reply = await send({
        name: 'POST /api/print-bridge/jobs/:jobID/claim',
        jobID: jobId,
        body: { claim },
      });
      const { bytes } = reply.body;
      return { ...reply, claim, ...(typeof bytes === 'string' && { printed: printedOf(bytes) }) };
    },
    end: async (jobId, claim, result) => {
      const name = 'POST /api/print-bridge/jobs/:jobID/result';
      return (await send({ name, jobID: jobId, body: { claim, result } })).status;
    },
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
