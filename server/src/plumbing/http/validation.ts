import { AMOUNT_FORMAT } from '@comanda/contract/routing';
import { isWireAmount } from '@comanda/domain/money';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv, type AnySchemaObject, type FuncKeywordDefinition } from 'ajv';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { whenUsed } from './when-used.ts';

/** Formats of the contract, for every validator of its schemas. */
export const contractFormats = {
  [AMOUNT_FORMAT]: {
    type: 'number',
    validate: (amount: number) => isWireAmount(Math.abs(amount)),
  },
} as const;

const common = { strict: false, formats: contractFormats } as const;
// Path and query are text on the wire, so they are converted; a body has its own types.
const ofText = new Ajv({ ...common, allErrors: true, coerceTypes: true });
const ofBodies = new Ajv({ ...common, allErrors: true });
const toFirstError = new Ajv(common);

type ValidateFunction = ReturnType<NonNullable<FuncKeywordDefinition['compile']>>;

const TO_FIRST_ERROR = 'judgedToFirstError';

ofBodies.addKeyword({
  keyword: TO_FIRST_ERROR,
  compile: (schema: AnySchemaObject): ValidateFunction => {
    const validate = toFirstError.compile(schema);
    const validateOnce: ValidateFunction = (data, context) => {
      const isRight = validate(data, context);
      validateOnce.errors = validate.errors ?? [];
      return isRight;
    };
    return validateOnce;
  },
});

const ONLY_DECLARED = 'onlyDeclaredFields';

/** `additionalProperties: false` with one error at most: a body of a thousand unknown fields costs no thousand errors. */
function refusesUndeclared(declared: readonly string[]): ValidateFunction {
  const known = new Set(declared);
  const validate: ValidateFunction = (data: object) => {
    const additionalProperty = Object.keys(data).find((name) => !known.has(name));
    if (additionalProperty === undefined) return true;
    validate.errors = [{ keyword: 'additionalProperties', params: { additionalProperty } }];
    return false;
  };
  return validate;
}

ofBodies.addKeyword({ keyword: ONLY_DECLARED, type: 'object', compile: refusesUndeclared });

/**
 * A form needs the error of each of its fields. For a list or a map one error is enough, and its length is
 * checked before its entries: otherwise a long list of wrong entries would be answered with errors for each.
 */
function withBriefLists(schema: AnySchemaObject): AnySchemaObject {
  if (schema['type'] === 'array' || schema['patternProperties'] !== undefined) {
    return { [TO_FIRST_ERROR]: schema };
  }
  const properties = schema['properties'] as Record<string, AnySchemaObject> | undefined;
  if (!properties) return schema;
  const brief = Object.entries(properties).map(([name, one]) => [name, withBriefLists(one)]);
  const { additionalProperties, ...others } = schema;
  return {
    ...others,
    properties: Object.fromEntries(brief) as object,
    ...(additionalProperties === false && { [ONLY_DECLARED]: Object.keys(properties) }),
  };
}

type Compile<Compiled> = (part: FastifyRouteSchemaDef<unknown>) => Compiled;

/** A process may have several apps, as the tests do: each schema is compiled once. */
function once<Compiled>(compile: Compile<Compiled>): Compile<Compiled> {
  const known = new WeakMap<object, Compiled>();
  return (part) => {
    const schema = part.schema as object;
    const compiled = known.get(schema) ?? compile(part);
    known.set(schema, compiled);
    return compiled;
  };
}

/** The validator of a body, a query or a path. */
export const compileRequest: Compile<ReturnType<typeof ofBodies.compile>> = once(
  ({ schema, httpPart }) =>
    httpPart === 'body'
      ? ofBodies.compile(withBriefLists(schema as AnySchemaObject))
      : ofText.compile(schema as AnySchemaObject),
);

// A serializer checks which of several schemas a value fits.
const serializerOf = SerializerSelector()({}, { ajv: { formats: contractFormats } });

/** The serializer of a reply. */
export const compileReply: Compile<(reply: unknown) => string> = once(
  ({ httpStatus = '', ...reply }) => serializerOf({ ...reply, httpStatus }),
);

/**
 * Schemas check requests: every wrong field of a form is listed, and of its unknown fields the first one. Each is
 * compiled at its first use, since compiling all of them took a fifth of the start.
 */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler((part) => {
    const getValidate = whenUsed(() => compileRequest(part));
    const check: ReturnType<FastifySchemaCompiler<unknown>> = (data) => {
      const validate = getValidate();
      const isRight = validate(data) === true;
      check.errors = validate.errors ?? null;
      return isRight;
    };
    return check;
  });
  app.setSerializerCompiler((part) => {
    const getSerialize = whenUsed(() => compileReply(part));
    return (reply) => getSerialize()(reply);
  });
}
