import { BellOff, BellRing } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { useShown } from '../../lib/query/shown-failures.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './alerts.module.css';
import { NotAllowed, type useThisDevice } from './device/use-this-device.ts';

type Props = { readonly device: ReturnType<typeof useThisDevice> };

/** The switch of the alerts on this device. */
export function ThisDeviceCard({ device }: Props) {
  const { t } = useText();
  const { support, isOn, isPending, turnOn, turnOff } = device;
  return (
    <Card
      title={t('alerts.this_device')}
      actions={<Badge tone={isOn ? 'green' : 'grey'}>{t(isOn ? 'alerts.on' : 'alerts.off')}</Badge>}
    >
      {support === 'works' ? (
        <>
          {isOn ? (
            <Button variant="quiet" icon={<BellOff />} isPending={isPending} onClick={turnOff}>
              {t('alerts.turn_off')}
            </Button>
          ) : (
            <Button icon={<BellRing />} isPending={isPending} onClick={turnOn}>
              {t('alerts.turn_on')}
            </Button>
          )}
          <Failure failure={device.failure} />
        </>
      ) : (
        <p className={styles['hint']}>{t(`alerts.${support}`)}</p>
      )}
    </Card>
  );
}

function Failure({ failure }: { readonly failure: Error | undefined }) {
  const { t } = useText();
  const writeError = useErrorText();
  useShown(failure);
  if (!failure) return null;
  if (failure instanceof NotAllowed) return <Notice>{t('alerts.denied')}</Notice>;
  return (
    <Notice>{failure instanceof ApiError ? writeError(failure) : t('alerts.not_turned_on')}</Notice>
  );
}
