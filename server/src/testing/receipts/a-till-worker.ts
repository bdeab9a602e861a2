import type { Call } from '@comanda/contract';
import { addressOf } from '@comanda/contract/client';
import type { TestApp } from '../app/build-test-app.ts';
import type { ABridge } from '../printing/a-bridge.ts';

type Journal = { read(): object; write(content: object): void };
type Driver = {
  ask(till: object): Promise<unknown>;
  list(till: object): Promise<unknown>;
  sell(till: object, taken: object): Promise<unknown>;
};
export type Send = (name: string, body: object) => Promise<object>;
type Program = {
  openTillJournal(file: string): Journal;
  createTillWorker(parts: {
    readonly send: Send;
    readonly journal: Journal;
    readonly drivers?: Readonly<Record<string, Driver>>;
    readonly log: (text: string) => void;
    readonly wait: (ms: number) => Promise<unknown>;
  }): { pass(): Promise<number> };
};

const part = async (name: string): Promise<unknown> =>
  import(new URL(`../../features/printing/bridge/program/${name}`, import.meta.url).href);

/** The part of the bridge's program for tills; it has no types of its own. */
export const tillProgram = (await part('till.mjs')) as Program;
export const { tillDrivers } = (await part('till-drivers.mjs')) as {
  tillDrivers: Readonly<Record<string, Driver>>;
};

/** The calls of a bridge for its till, as the program makes them. */
export function tillCalls({ app }: TestApp, { token }: ABridge): Send {
  return async (name, body) => {
    const [, receiptID, verb] = /^receipts\/(\d+)\/(\w+)$/.exec(name) ?? [];
    const call = `POST /api/print-bridge/${verb ? `receipts/:receiptID/${verb}` : name}` as Call;
    const response = await app.inject({
      ...addressOf(call, receiptID === undefined ? {} : { receiptID }),
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    const reply = response.json<Record<string, unknown>>();
    if (response.statusCode < 400) return reply;
    throw Object.assign(new Error(String(reply['code'])), { status: response.statusCode });
  };
}
