import type { ErrorCode } from '../errors/index.ts';
import { key, type Access, type RouteKey, type RouteSpec, type SocketSpec } from './route-spec.ts';

const always: readonly ErrorCode[] = ['something_went_wrong', 'service_unavailable'];

/** The refusals of an access check, and of the limit of all calls of an account. */
function refusalsOfAccess(access: Access): readonly ErrorCode[] {
  if (access === 'public' || access === 'session') return [];
  const signedIn = ['unauthorized', 'too_many_requests'] as const;
  return access === 'signed_in' ? signedIn : [...signedIn, 'forbidden'];
}

/** A file that is too large, missing, of another kind or broken; a full disk. */
const uploadRefusals: readonly ErrorCode[] = [
  'file_is_too_large',
  'invalid_file',
  'invalid_file_extension',
  'file_is_not_an_image',
  'storage_is_full',
];

function refusalsOfLimits({ perAddress }: Pick<RouteSpec, 'perAddress'>) {
  return perAddress ? (['too_many_requests'] as const) : [];
}

/** The refusals while a request is read, before its call starts. */
function refusalsOfReading(name: RouteKey, spec: RouteSpec): readonly ErrorCode[] {
  const { method, params } = key(name);
  return [
    // An invalid id, or one of another owner, is answered as not found.
    ...(params.length > 0 ? (['not_found'] as const) : []),
    ...(spec.body || spec.query ? (['validation_error'] as const) : []),
    // Text that the database cannot store; an address or a body that cannot be read.
    ...(spec.query || params.length > 0 || method !== 'GET' ? (['bad_document'] as const) : []),
    ...(method === 'GET' ? [] : (['body_is_too_large'] as const)),
    ...(spec.upload === undefined ? [] : uploadRefusals),
  ];
}

/** Every code that a call may respond with: its own, and those of every call of its kind. */
export function refusalsOf(name: RouteKey, spec: RouteSpec): readonly ErrorCode[] {
  const all = [
    ...refusalsOfLimits(spec),
    ...refusalsOfAccess(spec.access),
    ...refusalsOfReading(name, spec),
    ...(spec.errors ?? []),
    ...always,
  ];
  return [...new Set(all)];
}

/** The refusals when a socket opens: those of calls with its access, by the path. */
export function refusalsOfSocket(
  path: string,
  spec: Pick<SocketSpec, 'access' | 'perAddress'>,
): readonly ErrorCode[] {
  const { params } = key(`GET /${path.slice(1)}`);
  const all = [
    ...refusalsOfLimits(spec),
    ...refusalsOfAccess(spec.access),
    ...(params.length > 0 ? (['not_found'] as const) : []),
    ...always,
  ];
  return [...new Set(all)];
}
