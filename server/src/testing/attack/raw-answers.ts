import { FailureBody } from '@comanda/contract/errors';
import { Ajv } from 'ajv';

const isFailure = new Ajv({ strict: false }).compile(FailureBody);

/** The statuses of all answers on a connection, in their order. */
export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** The refusals in JSON on a connection that are not of the contract's form. */
export function wrongRefusals(received: string): string[] {
  const bodies = received.match(/^\{"ok":false.*?\}(?=HTTP\/1\.1 |$)/gms) ?? [];
  return bodies.filter((body) => {
    try {
      return !isFailure(JSON.parse(body));
    } catch {
      return true;
    }
  });
}
