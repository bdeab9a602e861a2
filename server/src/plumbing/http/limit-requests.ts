import type { RequestLimit } from '@comanda/contract/routing';
import type { FastifyRequest } from 'fastify';
import { addressBlock } from './address-block.ts';
import { AppError } from './app-error.ts';
import { createRequestCounter } from './count-requests.ts';

/** Refuses a request above the limit of its address or account. */
export type RequestLimiter<Request = FastifyRequest> = (request: Request) => void;

export type FromAddress = Pick<FastifyRequest, 'ip'>;

export const byAddress = ({ ip }: FromAddress): string => addressBlock(ip);

type Options<Request> = {
  /** Multiplies the limit; 0 switches it off. */
  readonly scale: number;
  readonly limit: RequestLimit;
  /** The counted key. */
  readonly by: (request: Request) => string;
};

/** Undefined without a limit, so that a request without one has no extra cost. */
export function createLimiter<Request = FastifyRequest>({
  scale,
  limit,
  by,
}: Options<Request>): RequestLimiter<Request> | undefined {
  if (scale === 0) return undefined;
  const counter = createRequestCounter({
    max: Math.max(1, Math.round(limit.max * scale)),
    windowMs: limit.minutes * 60_000,
  });
  return (request) => {
    const restMs = counter.count(by(request));
    if (restMs === 0) return;
    throw new AppError('too_many_requests', { retry_after_seconds: Math.ceil(restMs / 1000) });
  };
}
