import { Type } from 'typebox';
import { ok, Plain, type RouteSpec } from '../routing/index.ts';
import { ClientRegistration, Company, Credentials, Registration, RoleName } from './schemas.ts';

/** The answer that comes with a new refresh cookie. */
export const SignedIn = ok({ accesstoken: Type.String(), role: RoleName });

export const accountRoutes = {
  'POST /api/company': {
    summary: 'Registers a company and signs it in',
    access: 'public',
    body: Registration,
    reply: SignedIn,
    status: 201,
    errors: [
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
    errors: ['validation_error', 'invalid_credentials'],
  },
  'POST /api/auth/logout': {
    summary: 'Ends the session of the refresh cookie on the server',
    access: 'session',
    reply: Plain,
  },
  'POST /api/auth/refresh-token': {
    summary: 'Rotates the refresh cookie and gives a new access token',
    access: 'session',
    reply: SignedIn,
    errors: ['session_expired', 'session_reused'],
  },
  'POST /api/client': {
    summary: 'Registers a client and signs them in',
    access: 'public',
    body: ClientRegistration,
    reply: SignedIn,
    status: 201,
    errors: ['validation_error', 'client_with_the_same_phone_already_exists'],
  },
  'POST /api/client/delete-client': {
    summary: 'Deletes the client’s own account; `phone` is the national number',
    access: 'public',
    body: Type.Object({ phone: Type.String(), password: Type.String() }),
    reply: Plain,
    errors: ['invalid_credentials'],
  },
} as const satisfies Record<string, RouteSpec>;
