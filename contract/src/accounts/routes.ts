import { accountFields, clientFields, signInOrder } from '@comanda/domain/accounts';
import { Type } from 'typebox';
import { Field, newPubLimit, ok, Plain, sessionLimit, type RouteTable } from '../routing/index.ts';
import { languages } from '../languages/languages.ts';
import {
  Account,
  AccountChange,
  Client,
  ClientRegistration,
  Company,
  Credentials,
  Registration,
  RoleName,
} from './schemas.ts';

/** The response that comes with a new refresh cookie. */
export const SignedIn = ok({ accesstoken: Type.String(), role: RoleName });

/**
 * The refresh cookie to use. A client's account has its own, so that a company that orders as a guest stays
 * signed in to the administration.
 */
const CookieOf = Type.Object({ as: Type.Optional(Type.Enum(['', 'client'])) });

export const accountRoutes = {
  'POST /api/company': {
    summary: 'Registers a company and signs it in',
    access: 'public',
    openBy: 'registration',
    showsCourier: 'nothing',
    ...newPubLimit,
    body: Registration,
    fields: accountFields,
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
    openBy: 'password',
    showsCourier: 'nothing',
    perAddress: { max: 60, minutes: 1 },
    body: Credentials,
    reply: SignedIn,
    errors: ['validation_error', 'invalid_credentials'],
  },
  'POST /api/auth/logout': {
    summary: 'Ends the session of the refresh cookie on the server',
    access: 'session',
    openBy: 'refresh_cookie',
    showsCourier: 'nothing',
    ...sessionLimit,
    query: CookieOf,
    reply: Plain,
  },
  'POST /api/auth/refresh-token': {
    summary: 'Rotates the refresh cookie and returns a new access token',
    access: 'session',
    openBy: 'refresh_cookie',
    showsCourier: 'nothing',
    ...sessionLimit,
    query: CookieOf,
    reply: SignedIn,
    errors: ['session_expired', 'session_reused'],
  },
  'POST /api/auth/forgot-password': {
    summary:
      'Mails a link for each account of this e-mail; the answer is the same without an account, and does not wait for the mail',
    access: 'public',
    openBy: 'mail',
    showsCourier: 'nothing',
    perAddress: { max: 20, minutes: 10 },
    body: Type.Object({ email: Field, language: Type.Enum([...languages]) }),
    reply: Plain,
    errors: ['validation_error', 'mail_is_not_set_up'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Sets a new password with the token of a mailed link, once; ends all sessions',
    access: 'public',
    openBy: 'mailed_token',
    showsCourier: 'nothing',
    perAddress: { max: 20, minutes: 10 },
    body: Type.Object({ token: Field, password: Field }),
    reply: ok({ role: Type.Enum([...signInOrder]) }),
    errors: ['validation_error', 'reset_link_is_over'],
  },
  'GET /api/account': {
    summary: 'The caller’s own account, of any role',
    access: 'account',
    showsCourier: 'nothing',
    reply: ok({ account: Account }),
  },
  'PUT /api/account': {
    summary: 'Changes the caller’s own account; a new sign-in name needs the password',
    access: 'account',
    showsCourier: 'nothing',
    changesGuestPage: true,
    perAccount: { max: 20, minutes: 5 },
    body: AccountChange,
    reply: ok({ account: Account }),
    errors: [
      'validation_error',
      'password_is_wrong',
      'email_is_already_used',
      'company_with_the_same_name_already_exists',
      'client_with_the_same_phone_already_exists',
    ],
  },
  'POST /api/account/password': {
    summary: 'Changes the caller’s own password; all other sessions end',
    access: 'account',
    showsCourier: 'nothing',
    changesGuestPage: false,
    body: Type.Object({ old_password: Field, password: Field }),
    reply: Plain,
    errors: ['too_many_requests', 'validation_error', 'password_is_wrong'],
  },
  'POST /api/client': {
    summary: 'Registers a client and signs them in',
    access: 'public',
    openBy: 'registration',
    showsCourier: 'nothing',
    ...newPubLimit,
    body: ClientRegistration,
    fields: clientFields,
    reply: SignedIn,
    status: 201,
    errors: ['validation_error', 'client_with_the_same_phone_already_exists'],
  },
  'GET /api/client': {
    summary: 'The client who is signed in',
    access: 'client',
    reply: ok({ client: Client }),
  },
  'POST /api/client/delete-client': {
    summary:
      'Deletes the client’s own account; `phone` is a Moldovan national number, or an international one with its plus',
    access: 'public',
    openBy: 'password',
    showsCourier: 'nothing',
    perAddress: { max: 20, minutes: 10 },
    body: Type.Object({ phone: Field, password: Field }),
    reply: Plain,
    errors: ['invalid_credentials'],
  },
} as const satisfies RouteTable;
