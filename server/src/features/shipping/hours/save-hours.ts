import type { CallBody, CallReply } from '@comanda/contract';
import { calendarDay } from '@comanda/domain/pubs';
import { findHoursProblems, type HoursProblem, type PubHours } from '@comanda/domain/hours';
import type { WorkWeek } from '@comanda/domain/shipping';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockShipping, updateShipping } from '../queries.ts';
import { hoursColumns, hoursOfRow, withWorkWeek } from './stored-hours.ts';

type Body = CallBody<'PUT /api/company/:companyID/pubs/:pubID/hours'>;
type Reply = Omit<CallReply<'PUT /api/company/:companyID/pubs/:pubID/hours'>, 'ok'>;

/** Exceptions are of no use once they are over; a month later the next save drops them. */
const KEPT_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;

function fieldOf({ service, period, exception }: HoursProblem): string {
  if (service !== undefined) return `hours.services.${service}`;
  return period === undefined ? `hours.exceptions.${exception}` : `hours.periods.${period}`;
}

function requireSound(hours: PubHours): void {
  const problems = findHoursProblems(hours);
  if (problems.length === 0) return;
  throw invalidFields(
    problems.map((problem) => ({ field: fieldOf(problem), code: 'invalid_value' as const })),
  );
}

/** Saves all hours of a pub, unless somebody else has since they were read. */
export async function saveHours(
  deps: Deps,
  scope: PubScope,
  { hours: sent, revision }: Body,
): Promise<Reply> {
  const now = deps.clock.now();
  const since = calendarDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS), 'UTC');
  const hours = { ...sent, exceptions: sent.exceptions.filter(({ to }) => to >= since) };
  requireSound(hours);
  await deps.write(async (transaction) => {
    const row = await lockShipping(transaction, scope);
    if (row.hours_revision !== revision) throw new AppError('hours_changed_meanwhile');
    await updateShipping(transaction, scope, {
      ...hoursColumns(hours),
      hours_revision: revision + 1,
      work_hours_saved_at: now,
    });
    await recordChange(transaction, 'pub', scope.pubId);
  });
  return { hours, revision: revision + 1 };
}

/** Saves the delivery hours as the specification's calls say them: a pair for each day. */
export async function saveWorkWeek(deps: Deps, scope: PubScope, week: WorkWeek): Promise<void> {
  await deps.write(async (transaction) => {
    const row = await lockShipping(transaction, scope);
    await updateShipping(transaction, scope, {
      ...hoursColumns(withWorkWeek(hoursOfRow(row), week)),
      work_hours: JSON.stringify(week),
      hours_revision: row.hours_revision + 1,
      work_hours_saved_at: deps.clock.now(),
    });
    await recordChange(transaction, 'pub', scope.pubId);
  });
}
