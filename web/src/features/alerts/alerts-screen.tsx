import type { Pub } from '@comanda/contract/pubs';
import { useHasElapsed } from '../../lib/clock/use-has-elapsed.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { deskKey } from '../../product/desk/desk-key.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { useAlerts } from './alerts-api.ts';
import styles from './alerts.module.css';
import { DesksCard } from './desk/desks-card.tsx';
import { DeviceList } from './device-list.tsx';
import { LadderTimesCard } from './ladder-times-card.tsx';
import { TelegramChats } from './telegram/telegram-chats.tsx';
import { useTelegram } from './telegram/telegram-api.ts';
import { ThisDeviceCard } from './this-device-card.tsx';
import { useThisDevice } from './device/use-this-device.ts';
import type { Alerts, Desk } from '@comanda/contract/alerts';

/** The report of this page itself is waited for so long: it would move what is below the desks. */
const OWN_REPORT_MS = 2_000;

type Props = {
  readonly pub: Pub;
  /** Whether this page is one of the pub's desks itself. */
  readonly isDesk?: boolean | undefined;
};

/** The alerts about orders that nobody opens: desks, devices, chats and times. */
export function AlertsScreen({ pub, isDesk = false }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const loading = useAlerts(pub);
  const { id: pubID, company_id: companyID } = pub;
  const isTelegramComing = useTelegram({ companyID, pubID }, false).isPending;
  const isLate = useHasElapsed(OWN_REPORT_MS);
  const isOwnMissing = isDesk && loading.data?.desks.every(isOther) === true;
  const isComing = loading.isPending || (!isLate && (isTelegramComing || isOwnMissing));
  return (
    <Page maxWidth={760}>
      <BarPath parts={[pub.name, t('alerts.title')]} />
      <PageHeader title={t('alerts.title')} />
      {loading.data && !isComing && <Loaded pub={pub} alerts={loading.data} />}
      {isComing && (
        <LoadingRegion>
          <div className={styles['cards']}>
            <Skeleton height={150} />
            <Skeleton height={180} />
            <Skeleton height={240} />
          </div>
        </LoadingRegion>
      )}
      {loading.isError && !loading.data && (
        <FailedState
          message={writeError(loading.error)}
          isRetrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      )}
    </Page>
  );
}

const isOther = ({ desk_key: key }: Desk) => key !== deskKey;

function Loaded({ pub, alerts }: { readonly pub: Pub; readonly alerts: Alerts }) {
  const device = useThisDevice(pub, {
    pushKey: alerts.push_key,
    listed: alerts.devices.map(({ id }) => id),
  });
  return (
    <div className={styles['cards']}>
      <DesksCard pub={pub} alerts={alerts} />
      <ThisDeviceCard device={device} />
      <DeviceList pub={pub} devices={alerts.devices} thisID={device.id} />
      <TelegramChats companyID={pub.company_id} pubID={pub.id} timeZone={pub.time_zone} />
      <LadderTimesCard pub={pub} alerts={alerts} />
    </div>
  );
}
