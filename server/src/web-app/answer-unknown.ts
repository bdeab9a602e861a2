import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../plumbing/http/app-error.ts';

const NO_PAGES = /^\/(api|api-static|ws|static|assets|admin-app|courier-app)\//;

/** An unknown address: calls and files get JSON, browsers get a page. */
export function answerUnknown(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !NO_PAGES.test(request.url);
    if (!wantsPage) throw new AppError('not_found');
    return sendPage(request, reply);
  });
}
