import type { Courier } from '@comanda/contract/couriers';
import { Ban, CircleCheck } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { useSetStanding } from './api.ts';
import { standingOf } from './standing.tsx';

type Props = {
  readonly courier: Pick<Courier, 'id' | 'full_name' | 'is_approved' | 'is_blocked'>;
};

/** Approves, blocks or unblocks a courier; blocking needs a confirmation. */
export function StandingButtons({ courier }: Props) {
  const { t } = useText();
  const { id: courierID, full_name: name } = courier;
  const standing = standingOf(courier);
  const blocking = usePopup<true>();
  const setting = useSetStanding();
  const set = (to: 'approve' | 'block') => {
    setting.mutate(
      { courierID, to },
      {
        onSuccess: () => {
          showSuccess(
            t(to === 'approve' ? 'administration.approved' : 'administration.blocked', {
              courier: name,
            }),
          );
          blocking.close();
        },
      },
    );
  };
  const word = standing === 'blocked' ? 'unblock' : 'approve';
  return (
    <>
      {standing !== 'approved' && (
        <Button
          variant={standing === 'waits' ? 'primary' : 'quiet'}
          size="small"
          icon={<CircleCheck />}
          isPending={setting.isPending && setting.variables.to === 'approve'}
          aria-label={t(`administration.${word}_named`, { courier: name })}
          onClick={() => {
            set('approve');
          }}
        >
          {t(`administration.${word}`)}
        </Button>
      )}
      {standing !== 'blocked' && (
        <Button
          variant="danger"
          size="small"
          icon={<Ban />}
          aria-label={t('administration.block_named', { courier: name })}
          onClick={() => {
            blocking.open(true);
          }}
        >
          {t('administration.block')}
        </Button>
      )}
      <ConfirmPopup
        isOpen={blocking.isOpen}
        onClose={blocking.close}
        title={t('administration.block_question', { courier: name })}
        confirmLabel={t('administration.block')}
        isPending={setting.isPending}
        isDestructive
        onConfirm={() => {
          set('block');
        }}
      >
        <p>{t('administration.block_note')}</p>
      </ConfirmPopup>
    </>
  );
}
