import { listCalls, routes } from '@comanda/contract';
import { errorTable, FailureBody, type ErrorCode } from '@comanda/contract/errors';
import { listSockets, sockets, type SocketKey } from '@comanda/contract/live';
import {
  BYTES_OF_A_REQUEST,
  key,
  refusalsOf,
  refusalsOfSocket,
  signedInLimit,
  type RequestLimit,
  type RouteKey,
  type RouteSpec,
  type SocketSpec,
} from '@comanda/contract/routing';

/** The part of an OpenAPI operation that is written here. */
type Operation = {
  description?: string;
  responses?: Record<string, object>;
  requestBody?: object;
  parameters?: object[];
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** One response per status, with its possible codes and their texts on the wire. */
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

/** Only the success, with a description; ranges of failures are replaced by single statuses. */
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

const limitText = ({ max, minutes, isOfEachProcess }: RequestLimit, of: string): string =>
  `${max} ${minutes === 1 ? 'a minute' : `in ${minutes} minutes`} ${of}${isOfEachProcess ? ', at each process' : ''}`;

/** How often it may be made, and what it counts as. */
function limitsOf({ perAddress, perAccount, ...spec }: RouteSpec): string {
  const isSignedIn = spec.access !== 'public' && spec.access !== 'session';
  const limits = [
    ...(perAddress ? [limitText(perAddress, 'from an address')] : []),
    ...(perAccount ? [limitText(perAccount, 'by an account')] : []),
    ...(isSignedIn && !perAccount ? [limitText(signedInLimit, 'by an account for all calls')] : []),
  ];
  const byBytes = spec.body ? `, and ${BYTES_OF_A_REQUEST / 1024} KB of its body as one more` : '';
  return `Limits: ${limits.join('; ')}. It counts as ${spec.cost ?? 1}${byBytes}.`;
}

function documentCall(operation: Operation, name: RouteKey, spec: RouteSpec): void {
  operation.description = limitsOf(spec);
  operation.responses = {
    ...successOf(operation.responses),
    ...failures(refusalsOf(name, spec)),
  };
  if (spec.upload !== undefined) operation.requestBody = uploadOf(spec.upload);
}

/** OpenAPI has no sockets: one is listed as the GET that upgrades to it, its messages under 101. */
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

/** Adds to the document the parts that the routes do not contain: refusals, files, messages. */
export function documentContract<Document extends { paths?: object; components?: object }>(
  document: Document,
): Document {
  const paths = (document.paths ?? {}) as Paths;
  const operationOf = (name: RouteKey): Operation | undefined => {
    const { method, path } = key(name);
    return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  };
  for (const name of listCalls()) {
    const operation = operationOf(name);
    if (operation) documentCall(operation, name, routes[name]);
  }
  for (const path of listSockets()) {
    const operation = operationOf(`GET ${path}`);
    if (operation) documentSocket(operation, path, sockets[path]);
  }
  return { ...document, components: { ...document.components, schemas: { Failure: FailureBody } } };
}
