import { routes, type Call } from '@comanda/contract';
import { FailureBody } from '@comanda/contract/errors';
import { bodyBytes, closedSchema, key, MAX_ID, type RouteSpec } from '@comanda/contract/routing';
import { MAX_LINE_LENGTH } from '@comanda/domain/fields';

/** The parameters of a path: ids, and names. */
export function paramsSchema(params: readonly string[]): object {
  const one = (name: string): object =>
    name.endsWith('ID')
      ? { type: 'integer', minimum: 1, maximum: MAX_ID }
      : { type: 'string', minLength: 1, maxLength: MAX_LINE_LENGTH };
  return {
    type: 'object',
    properties: Object.fromEntries(params.map((name) => [name, one(name)])),
    required: [...params],
  };
}

const idempotencyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': { type: 'string', description: 'A UUID; the same one repeats the request' },
  },
};

const requests = new Map<RouteSpec, object>();

/** What a request of a call carries. The same objects for every app of a process, whose validators are known by them. */
function requestOf(spec: RouteSpec, params: readonly string[]): object {
  const known = requests.get(spec);
  if (known) return known;
  const made = {
    ...(params.length > 0 ? { params: paramsSchema(params) } : {}),
    ...(spec.query ? { querystring: closedSchema(spec.query) } : {}),
    ...(spec.body ? { body: closedSchema(spec.body) } : {}),
  };
  requests.set(spec, made);
  return made;
}

function schemaOf(spec: RouteSpec, params: readonly string[], tag: string): object {
  return {
    summary: spec.summary,
    tags: [tag],
    ...requestOf(spec, params),
    ...(spec.isIdempotent ? { headers: idempotencyHeader } : {}),
    ...(spec.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(spec.access === 'public' || spec.access === 'session'
      ? {}
      : { security: [{ accesstoken: [] }] }),
    response: { [spec.status ?? 200]: spec.reply, '4xx': FailureBody, '5xx': FailureBody },
  };
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** How Fastify registers a call of the contract: its address, its schemas and the limit of its body. */
export function optionsOf(name: Call) {
  const spec: RouteSpec = routes[name];
  const { method, path, params } = key(name);
  return {
    method,
    url: path,
    config: { call: name, access: spec.access, fields: spec.fields },
    schema: schemaOf(spec, params, tagOf(path)),
    bodyLimit: bodyBytes(spec),
  };
}
