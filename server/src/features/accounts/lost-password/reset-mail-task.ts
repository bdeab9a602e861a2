import type { CallBody } from '@comanda/contract';
import { languages } from '@comanda/contract/texts';
import { Type } from 'typebox';
import type { Deps } from '../../../deps.ts';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import { mailResetLinks } from './mail-reset-links.ts';

const resetMail = defineTask({
  name: 'reset_mail',
  payload: Type.Object({ email: Type.String(), language: Type.Enum([...languages]) }),
  atOnce: 2,
});

/** Who has waited this long for a mail has asked again or given up. */
const GIVEN_UP_AFTER_MS = 60 * 60_000;

/** Two requests for one e-mail before its mail is sent get one mail. */
const keyOf = (email: string): string => email.trim().toLowerCase();

/**
 * Accounts are looked up by the task, not by the call: neither the answer nor its time shows whether one exists.
 * It also makes the links, so that they are valid for their whole time and stored nowhere.
 */
export async function askForResetMail(
  tasks: TaskRunner,
  { db, clock }: Deps,
  payload: CallBody<'POST /api/auth/forgot-password'>,
): Promise<void> {
  await addTask(db, resetMail, { key: keyOf(payload.email), payload, now: clock.now() });
  tasks.wake();
}

export function handleResetMails(tasks: TaskRunner, deps: Deps): void {
  tasks.handle(resetMail, async ({ payload, addedAt }) => {
    const { mailer, clock } = deps;
    const isGivenUp = clock.now().getTime() - addedAt.getTime() > GIVEN_UP_AFTER_MS;
    // The mail server may have been taken out of the settings since.
    if (mailer && !isGivenUp) await mailResetLinks(deps, mailer, payload);
    return undefined;
  });
}
