import { routes } from '@comanda/contract';
import { FailureBody } from '@comanda/contract/errors';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';

const ajv = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 });
const compiled = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
}

/** Fails the request in a test whose answer is not what the contract promises. */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const name = request.routeOptions.config.call;
    if (name === undefined || !Object.hasOwn(routes, name) || typeof payload !== 'string')
      return payload;
    const schema = reply.statusCode < 400 ? routes[name as keyof typeof routes].reply : FailureBody;
    const validate = validatorOf(schema);
    const body: unknown = JSON.parse(payload);
    if (!validate(body)) {
      throw new Error(`${name} answered against its contract: ${ajv.errorsText(validate.errors)}`);
    }
    return payload;
  });
}
