import { routes, type Call } from '@comanda/contract';
import { FailureBody, type Failure } from '@comanda/contract/errors';
import { refusalsOf, type RouteKey, type RouteSpec } from '@comanda/contract/routing';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { contractFormats } from '../../plumbing/http/validation.ts';

const ajv = new Ajv({ strict: false, allErrors: true, formats: contractFormats });
const compiled = new Map<object, ValidateFunction>();

/** A refusal must be listed in the contract, and so in the OpenAPI document, for its call. */
function wrongRefusal(name: RouteKey, spec: RouteSpec, { code }: Failure): string | undefined {
  if ((refusalsOf(name, spec) as readonly string[]).includes(code)) return undefined;
  return `${name} refused with ${code}, which its contract does not name`;
}

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
}

/**
 * Fails a request in a test when its response does not fit the contract. The list has one line for each, which
 * grows while the app is used.
 */
export function checkResponses(app: FastifyInstance): readonly string[] {
  const violations: string[] = [];
  const refuse = (violation: string): never => {
    violations.push(violation);
    throw new Error(violation);
  };
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
      refuse(`${name} answered against its contract: ${ajv.errorsText(validate.errors)}`);
    }
    const violation =
      reply.statusCode < 400 ? undefined : wrongRefusal(name as Call, spec, body as Failure);
    if (violation !== undefined) refuse(violation);
    return payload;
  });
  return violations;
}
