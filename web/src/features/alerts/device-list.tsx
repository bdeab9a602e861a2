import type { PushDevice } from '@comanda/contract/alerts';
import { Send, Trash2 } from 'lucide-react';
import { formatDateTime } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/current-texts.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/actions/row.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useRemoveDevice, useTestAlerts, type AlertsPub } from './alerts-api.ts';
import styles from './alerts.module.css';

type Props = {
  readonly pub: AlertsPub;
  readonly devices: readonly PushDevice[];
  /** Undefined while this device shows no alerts. */
  readonly thisID: number | undefined;
};

/** The devices of the pub that show alerts, with their state, and a test of all of them. */
export function DeviceList({ pub, devices, thisID }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const removing = useRemoveDevice(pub);
  if (devices.length === 0) {
    return (
      <Card title={t('alerts.devices')}>
        <p className={styles['hint']}>{t('alerts.no_devices_hint')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('alerts.devices')}>
      <ul>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            timeZone={pub.time_zone}
            isThis={device.id === thisID}
            onRemove={() => {
              if (!removing.isPending) removing.mutate(device.id);
            }}
          />
        ))}
      </ul>
      {removing.isError && <Notice>{writeError(removing.error)}</Notice>}
      <TestButton pub={pub} />
    </Card>
  );
}

/** The push service's status stays a number: only somebody of the platform can act on it. */
function failureText(failure: string, t: Translate): string {
  if (failure === 'silent' || failure === 'unreachable') return t(`alerts.failure_${failure}`);
  return failure;
}

type RowProps = {
  readonly device: PushDevice;
  readonly timeZone: string;
  readonly isThis: boolean;
  readonly onRemove: () => void;
};

/** A device with its last known state. */
function DeviceRow({ device: { device: name, ...state }, timeZone, isThis, onRemove }: RowProps) {
  const { t, language } = useText();
  const timeOf = (at: string) => formatDateTime(at, language, timeZone);
  return (
    <Row
      name={name}
      state={isThis && <i className={styles['hint']}>{t('alerts.is_this')}</i>}
      {...stateInWords(state, t, timeOf)}
      menu={{
        label: t('ui.actions_of', { name }),
        actions: [
          { label: t('ui.delete'), icon: <Trash2 />, onSelect: onRemove, isDestructive: true },
        ],
      }}
    />
  );
}

type State = Omit<PushDevice, 'device'>;

function stateInWords(state: State, t: Translate, timeOf: (at: string) => string) {
  const { last_sent_at: sent, last_shown_at: shown, last_failed_at: failed, last_failure } = state;
  if (!state.is_signed_in) return { facts: t('alerts.signed_out'), isProblem: true };
  if (failed !== null && last_failure !== null) {
    const failure = failureText(last_failure, t);
    return { facts: t('alerts.failed_at', { time: timeOf(failed), failure }), isProblem: true };
  }
  if (shown !== null && (sent === null || shown >= sent)) {
    return { facts: t('alerts.shown_at', { time: timeOf(shown) }) };
  }
  if (sent !== null) return { facts: t('alerts.sent_at', { time: timeOf(sent) }) };
  return { facts: t('alerts.never_sent') };
}

function TestButton({ pub }: { readonly pub: AlertsPub }) {
  const { t } = useText();
  const writeError = useErrorText();
  const test = useTestAlerts(pub);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Send />}
        isPending={test.isPending}
        onClick={() => {
          test.mutate();
        }}
      >
        {t('alerts.test')}
      </Button>
      {test.isError && <Notice>{writeError(test.error)}</Notice>}
      {test.isSuccess && <TestResult {...test.data} />}
    </>
  );
}

function TestResult({ reached, failed }: { readonly reached: number; readonly failed: number }) {
  const { t } = useText();
  if (reached === 0 && failed === 0) return <Notice>{t('alerts.test_nobody')}</Notice>;
  return (
    <>
      {reached > 0 && <Notice isGood>{t('alerts.test_reached', { count: reached })}</Notice>}
      {failed > 0 && <Notice>{t('alerts.test_failed', { count: failed })}</Notice>}
    </>
  );
}
