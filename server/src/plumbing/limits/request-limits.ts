import type { RequestLimit } from '@comanda/contract/routing';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { addressBlock } from './address-block.ts';
import type { SharedCounts } from './count-in-database.ts';
import { createRequestCounter } from './count-requests.ts';

export type FromAddress = Pick<FastifyRequest, 'ip'>;

export const byAddress = ({ ip }: FromAddress): string => addressBlock(ip);

/** Refuses a request above the limit of its address or account. */
export type RequestLimiter = (request: FastifyRequest, cost?: number) => void | Promise<void>;

type Limited<Request> = {
  readonly limit: RequestLimit;
  /** The counted key. */
  readonly by: (request: Request) => string;
};

/** Creates the limiters of one app; undefined without a limit, so that a request without one has no extra cost. */
export type RequestLimits = {
  /** Counted by this process alone, and so without waiting. */
  inProcess<Request>(
    limited: Limited<Request>,
  ): ((request: Request, cost?: number) => void) | undefined;
  /** Counted as the limit says; `name` is the same in every process, and of no other limit. */
  create(limited: Limited<FastifyRequest> & { readonly name: string }): RequestLimiter | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    limits: RequestLimits;
  }
}

function refuseAfter(restMs: number): void {
  if (restMs === 0) return;
  throw new AppError('too_many_requests', { retry_after_seconds: Math.ceil(restMs / 1000) });
}

type Options = {
  /** Multiplies every limit; 0 switches them off. */
  readonly scale: number;
  /** Undefined when this process is the only one. */
  readonly shared: SharedCounts | undefined;
};

export function createRequestLimits({ scale, shared }: Options): RequestLimits {
  const windowOf = ({ max, minutes }: RequestLimit) => ({
    max: Math.max(1, Math.round(max * scale)),
    windowMs: minutes * 60_000,
  });
  const inProcess: RequestLimits['inProcess'] = ({ limit, by }) => {
    if (scale === 0) return undefined;
    const counter = createRequestCounter(windowOf(limit));
    return (request, cost) => refuseAfter(counter.count(by(request), cost));
  };
  return {
    inProcess,
    create: ({ name, limit, by }) => {
      if (scale === 0) return undefined;
      if (!shared || limit.isOfEachProcess) return inProcess({ limit, by });
      const count = shared.counter({ name, ...windowOf(limit) });
      return async (request, cost) => refuseAfter(await count(by(request), cost));
    },
  };
}
