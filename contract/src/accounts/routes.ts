import { Type } from 'typebox';
import { ok, Plain, type RouteSpec } from '../routing/index.ts';
import {
  Client,
  ClientRegistration,
  Company,
  Credentials,
  Registration,
  RoleName,
} from './schemas.ts';

/** The answer that comes with a new refresh cookie. */
export const SignedIn = ok({ accesstoken: Type.String(), role: RoleName });

/**
 * Whose refresh cookie is meant. A guest's account has its own, so that a venue's owner who orders
 * as a guest stays signed in to the administration.
 */
const CookieOf = Type.Object({ as: Type.Optional(Type.Enum(['', 'client'])) });

export const accountRoutes = {
  'POST /api/company': {
    summary: 'Registers a company and signs it in',
    access: 'public',
    body: Registration,
    reply: SignedIn,
    status: 201,
    errors: [
      'too_many_requests',
      'validation_error',
      'company_with_the_same_name_already_exists',
      'company_with_the_same_email_already_exists',
    ],
  },
  'GET /api/company': {
    summary: 'The company that is signed in',
    access: 'company',
    reply: ok({ company: Company }),
  },
  'POST /api/auth/login': {
    summary: 'Signs in; without `as`, tries company, admin, courier in this order',
    access: 'public',
    body: Credentials,
    reply: SignedIn,
    errors: ['too_many_requests', 'validation_error', 'invalid_credentials'],
  },
  'POST /api/auth/logout': {
    summary: 'Ends the session of the refresh cookie on the server',
    access: 'session',
    query: CookieOf,
    reply: Plain,
  },
  'POST /api/auth/refresh-token': {
    summary: 'Rotates the refresh cookie and gives a new access token',
    access: 'session',
    query: CookieOf,
    reply: SignedIn,
    errors: ['session_expired', 'session_reused'],
  },
  'POST /api/client': {
    summary: 'Registers a client and signs them in',
    access: 'public',
    body: ClientRegistration,
    reply: SignedIn,
    status: 201,
    errors: ['too_many_requests', 'validation_error', 'client_with_the_same_phone_already_exists'],
  },
  'GET /api/client': {
    summary: 'The client who is signed in',
    access: 'client',
    reply: ok({ client: Client }),
  },
  'POST /api/client/delete-client': {
    summary: 'Deletes the client’s own account; `phone` is the national number',
    access: 'public',
    body: Type.Object({ phone: Type.String(), password: Type.String() }),
    reply: Plain,
    errors: ['too_many_requests', 'invalid_credentials'],
  },
} as const satisfies Record<string, RouteSpec>;
