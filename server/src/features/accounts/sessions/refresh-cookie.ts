import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppSettings } from '../../../deps.ts';
import type { StartedSession } from './sessions.ts';

/** A guest's account has its own cookie, separate from that of a company, courier or administrator. */
const names = { '': 'refresh_token', client: 'client_refresh_token' } as const;

/** The audience of a refresh cookie. */
type Audience = keyof typeof names;

function attributes(settings: AppSettings) {
  return {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.publicUrl.startsWith('https:'),
  } as const;
}

export function setRefreshCookie(
  reply: FastifyReply,
  settings: AppSettings,
  session: StartedSession,
): void {
  void reply.setCookie(names[session.role === 'client' ? 'client' : ''], session.refreshToken, {
    ...attributes(settings),
    expires: session.expiresAt,
  });
}

export function clearRefreshCookie(
  reply: FastifyReply,
  settings: AppSettings,
  audience: Audience = '',
): void {
  void reply.clearCookie(names[audience], attributes(settings));
}

export function readRefreshCookie(
  request: FastifyRequest,
  audience: Audience = '',
): string | undefined {
  return request.cookies[names[audience]];
}
