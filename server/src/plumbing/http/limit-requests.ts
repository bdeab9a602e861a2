import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

type Limit = {
  /** Requests in one window. */
  readonly max: number;
  readonly windowMinutes: number;
  /** Who is counted; the address unless told. */
  readonly by?: (request: FastifyRequest) => string;
};

/** Refuses a request whose address or account has had its share. */
export type RequestLimiter = (request: FastifyRequest) => Promise<void>;

/** `scale` multiplies every limit; 0 switches them off (decisions, section 0). */
export function createLimiter(app: FastifyInstance, scale: number, limit: Limit): RequestLimiter {
  if (scale === 0) return async () => {};
  const check = app.createRateLimit({
    max: Math.max(1, Math.round(limit.max * scale)),
    timeWindow: limit.windowMinutes * 60_000,
    keyGenerator: limit.by ?? ((request) => request.ip),
  });
  return async (request) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new AppError('too_many_requests', { retry_after_seconds: result.ttlInSeconds });
    }
  };
}
