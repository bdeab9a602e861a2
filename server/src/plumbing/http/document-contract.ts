import { routes, type Call } from '@comanda/contract';
import { errorTable, FailureBody, type ErrorCode } from '@comanda/contract/errors';
import { sockets, type SocketKey } from '@comanda/contract/live';
import {
  key,
  refusalsOf,
  refusalsOfSocket,
  type RouteKey,
  type RouteSpec,
  type SocketSpec,
} from '@comanda/contract/routing';

/** As much of an OpenAPI operation as is written here. */
type Operation = {
  responses?: Record<string, object>;
  requestBody?: object;
  parameters?: object[];
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** One response for each status, with the codes that it may carry and their words on the wire. */
function failures(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  const line = (code: ErrorCode): string => `\`${code}\`: ${errorTable[code].err}`;
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      String(status),
      { description: some.map(line).join('\n\n'), content: failure },
    ]),
  );
}

/** The success alone, in words; the ranges of failures give way to single statuses. */
function successOf(responses: Record<string, object> = {}): Record<string, object> {
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [
        status,
        { ...response, description: status === '201' ? 'Created' : 'Done' },
      ]),
  );
}

function uploadOf(field: string): object {
  const file = { type: 'string', format: 'binary' };
  const schema = { type: 'object', properties: { [field]: file }, required: [field] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function documentCall(operation: Operation, name: RouteKey, spec: RouteSpec): void {
  operation.responses = {
    ...successOf(operation.responses),
    ...failures(refusalsOf(name, spec)),
  };
  if (spec.upload !== undefined) operation.requestBody = uploadOf(spec.upload);
}

/** OpenAPI knows no sockets: one stands as the GET that becomes it, its messages under 101. */
function documentSocket(operation: Operation, path: SocketKey, spec: SocketSpec): void {
  const messages = { 'application/json': { schema: spec.message } };
  operation.responses = {
    101: { description: 'The socket; each of its messages is one of these', content: messages },
    426: { description: 'Asked for as a page' },
    ...failures(refusalsOfSocket(path, spec)),
  };
  if (spec.access === 'public') return;
  const schema = { type: 'string' };
  const token = { in: 'query', name: 'access_token', required: true, schema };
  operation.parameters = [...(operation.parameters ?? []), token];
}

/** Adds to the document what the routes cannot say of themselves: refusals, files, messages. */
export function documentContract<Document extends { paths?: object; components?: object }>(
  document: Document,
): Document {
  const paths = (document.paths ?? {}) as Paths;
  const operationOf = (name: RouteKey): Operation | undefined => {
    const { method, path } = key(name);
    return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  };
  for (const name of Object.keys(routes) as Call[]) {
    const operation = operationOf(name);
    if (operation) documentCall(operation, name, routes[name]);
  }
  for (const path of Object.keys(sockets) as SocketKey[]) {
    const operation = operationOf(`GET ${path}`);
    if (operation) documentSocket(operation, path, sockets[path]);
  }
  return { ...document, components: { ...document.components, schemas: { Failure: FailureBody } } };
}
