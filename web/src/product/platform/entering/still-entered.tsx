import { KeyRound } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { OpenInNewSession } from './api.ts';
import { LeaveButton } from './leave-button.tsx';

const forbidden = new ApiError('forbidden', { status: 403 });

/** Shown when a platform call is refused: an administrator inside a pub can leave it, others see the reason. */
export function StillEntered({
  openInNewSession,
}: {
  readonly openInNewSession: OpenInNewSession;
}) {
  const { t } = useText();
  const { role } = useSession();
  const errorText = useErrorText();
  if (role !== 'admin') return <Notice>{errorText(forbidden)}</Notice>;
  return (
    <EmptyState
      icon={<KeyRound />}
      title={t('administration.still_inside')}
      hint={t('administration.still_inside_hint')}
      action={<LeaveButton openInNewSession={openInNewSession} />}
    />
  );
}
