import { accountFields } from '@comanda/domain/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { Router } from '../../../route.ts';
import { askForResetMail, handleResetMails } from './reset-mail-task.ts';
import { resetByLink } from './reset-by-link.ts';

function emailKey(request: FastifyRequest): string {
  return (request.body as { email: string }).email.trim().toLowerCase();
}

/** A lost password: the request for the mail, and the call that its link makes. */
export function registerLostPassword(router: Router, deps: Deps, app: FastifyInstance): void {
  const limitMails = app.limits.create({
    name: 'reset mails',
    limit: { max: 3, minutes: 15 },
    by: emailKey,
  });
  handleResetMails(app.tasks, deps);

  router.call('POST /api/auth/forgot-password', async ({ body, request }) => {
    if (!deps.mailer) throw new AppError('mail_is_not_set_up');
    checkFields({ email: accountFields.email }, { email: body.email });
    await limitMails?.(request);
    await askForResetMail(app.tasks, deps, body);
    return {};
  });
  router.call('POST /api/auth/reset-password', async ({ body }) => resetByLink(deps, body));
}
