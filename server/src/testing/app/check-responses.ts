import { routes, type Call } from '@comanda/contract';
import { FailureBody, type Failure } from '@comanda/contract/errors';
import { refusalsOf, type RouteKey, type RouteSpec } from '@comanda/contract/routing';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { contractFormats } from '../../plumbing/http/validation.ts';

const ajv = new Ajv({ strict: false, allErrors: true, formats: contractFormats });
const compiled = new Map<object, ValidateFunction>();

/** A refusal must be listed in the contract, and so in the OpenAPI document, for its call. */
function checkRefusal(name: RouteKey, spec: RouteSpec, { code }: Failure): void {
  if ((refusalsOf(name, spec) as readonly string[]).includes(code)) return;
  throw new Error(`${name} refused with ${code}, which its contract does not name`);
}

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
}

/** Fails a request in a test when its response does not fit the contract. */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const name = request.routeOptions.config.call;
    if (name === undefined || !Object.hasOwn(routes, name)) return payload;
    const text =
      Buffer.isBuffer(payload) && !reply.hasHeader('content-encoding')
        ? payload.toString()
        : payload;
    if (typeof text !== 'string') return payload;
    const spec: RouteSpec = routes[name as Call];
    const schema = reply.statusCode < 400 ? spec.reply : FailureBody;
    const validate = validatorOf(schema);
    const body: unknown = JSON.parse(text);
    if (!validate(body)) {
      throw new Error(`${name} answered against its contract: ${ajv.errorsText(validate.errors)}`);
    }
    if (reply.statusCode >= 400) checkRefusal(name as Call, spec, body as Failure);
    return payload;
  });
}
