import { Drama } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useRehearsal } from './use-rehearsal.ts';

/** Sends a rehearsal order, or opens the one that is in process. */
export function RehearsalButton() {
  const { t } = useText();
  const { openPath, send, isPending, problem } = useRehearsal();
  if (openPath !== undefined) {
    return (
      <ButtonLink variant="plain" to={openPath} icon={<Drama />}>
        {t('orders.open_rehearsal')}
      </ButtonLink>
    );
  }
  return (
    <>
      {problem !== undefined && <Notice>{problem}</Notice>}
      <Button variant="plain" icon={<Drama />} isPending={isPending} onClick={send}>
        {t('orders.send_rehearsal')}
      </Button>
    </>
  );
}
