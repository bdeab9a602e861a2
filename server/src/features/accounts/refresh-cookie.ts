import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppSettings } from '../../deps.ts';
import type { StartedSession } from './sessions.ts';

const NAME = 'refresh_token';

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
  void reply.setCookie(NAME, session.refreshToken, {
    ...attributes(settings),
    expires: session.expiresAt,
  });
}

export function clearRefreshCookie(reply: FastifyReply, settings: AppSettings): void {
  void reply.clearCookie(NAME, attributes(settings));
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}
