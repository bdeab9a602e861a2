import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

const common = { allErrors: true, strict: false, multipleOfPrecision: 6 } as const;
// Path and query are text on the wire, so they are converted; a body says its types itself.
const ofText = new Ajv({ ...common, coerceTypes: true, removeAdditional: true });
const ofBodies = new Ajv({ ...common, coerceTypes: false, removeAdditional: true });

/** Schemas judge requests: everything that is wrong is listed, and unknown fields count for nothing. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? ofBodies : ofText).compile(schema as object),
  );
}
