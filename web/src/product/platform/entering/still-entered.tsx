import { KeyRound } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { useSession } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { OpenInNewSession } from './api.ts';
import { LeaveButton } from './leave-button.tsx';

type Props = { readonly error: Error | null; readonly openInNewSession: OpenInNewSession };

/** Shown when a platform call is refused: an administrator inside a pub can leave it, others see the reason. */
export function StillEntered({ error, openInNewSession }: Props) {
  const { t } = useText();
  const { role } = useSession();
  const errorText = useErrorText();
  useShown(error);
  if (role !== 'admin') return <Notice>{errorText(error)}</Notice>;
  return (
    <EmptyState
      icon={<KeyRound />}
      title={t('administration.still_inside')}
      hint={t('administration.still_inside_hint')}
      action={<LeaveButton openInNewSession={openInNewSession} />}
    />
  );
}
