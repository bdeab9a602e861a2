import type { FailingTasks as Failing } from '@comanda/contract/administration';
import type { TextKey } from '@comanda/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import { PLATFORM } from '../../../product/platform/lists/use-paged-list.ts';
import { Notice } from '../../../ui/states/notice.tsx';

const ASK_EVERY_MS = 30_000;

const names: Readonly<Record<string, TextKey>> = {
  ended_state: 'administration.task_ended_state',
  idle_reservation: 'administration.task_idle_reservation',
  reset_mail: 'administration.task_reset_mail',
  guest_news: 'administration.task_guest_news',
  telegram_alert: 'administration.task_telegram_alert',
  telegram_message: 'administration.task_telegram_message',
  unheard_pub: 'administration.task_unheard_pub',
  unheard_warning: 'administration.task_unheard_warning',
  unopened_order: 'administration.task_unopened_order',
  unanswered_order: 'administration.task_unanswered_order',
};

export function useFailingTasks({ isOn }: { readonly isOn: boolean }) {
  return useQuery({
    enabled: isOn,
    queryKey: [PLATFORM, 'failing-tasks'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/failing-tasks', { signal })).tasks,
    refetchInterval: ASK_EVERY_MS,
    // The orders of the same screen report a server that does not answer.
    meta: { isSilent: true },
  });
}

/** What the server does not manage to do; nothing while all is well. */
export function FailingTasks({ tasks: now }: { readonly tasks: readonly Failing[] }) {
  const tasks = useStill(now);
  return tasks.map((task) => <FailingTask key={`${task.kind} ${task.failure}`} task={task} />);
}

function FailingTask({ task }: { readonly task: Failing }) {
  const { t, language } = useText();
  const name = names[task.kind];
  const values = {
    kind: name ? t(name) : task.kind,
    count: task.count,
    since: formatDateTime(task.since, language),
  };
  if (task.failure === null) return <Notice>{t('administration.late_tasks', values)}</Notice>;
  const next = formatDateTime(task.next_run_at, language);
  return (
    <Notice>{t('administration.failing_tasks', { ...values, failure: task.failure, next })}</Notice>
  );
}
