import type { Alerts, Desk } from '@comanda/contract/alerts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { deskKey } from '../../../product/desk/desk-key.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/actions/row.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useSaveWarning, type AlertsPub } from '../alerts-api.ts';
import styles from '../alerts.module.css';
import { desksInWords } from './desks-in-words.ts';

type Props = { readonly pub: AlertsPub; readonly alerts: Alerts };

/** Which desks would ring for an order now, one by one, and whether the company is warned when none would. */
export function DesksCard({ pub, alerts }: Props) {
  const { t, language } = useText();
  const writeError = useErrorText();
  const saving = useSaveWarning(pub);
  const { desks, is_unheard, warns_when_unheard } = alerts;
  return (
    <Card title={t('alerts.desks')}>
      {is_unheard && (
        <Notice>
          {t('alerts.unheard')} {t('alerts.unheard_hint')}
        </Notice>
      )}
      <p>{desksInWords(desks, { t, language, timeZone: pub.time_zone })}</p>
      {desks.length > 0 && (
        <ul>
          {desks.map((desk) => (
            <DeskRow key={desk.desk_key} desk={desk} timeZone={pub.time_zone} />
          ))}
        </ul>
      )}
      <Switch
        label={t('alerts.warning')}
        checked={warns_when_unheard}
        onChange={(event) => {
          saving.mutate({ warns_when_unheard: event.target.checked });
        }}
      />
      {saving.isError && <Notice>{writeError(saving.error)}</Notice>}
    </Card>
  );
}

function DeskRow({ desk, timeZone }: { readonly desk: Desk; readonly timeZone: string }) {
  const { t, language } = useText();
  const { state, since, device } = desk;
  return (
    <Row
      name={device}
      state={desk.desk_key === deskKey && <i className={styles['hint']}>{t('alerts.is_this')}</i>}
      facts={t(`alerts.desk_${state}`, { time: formatDateTime(since, language, timeZone) })}
      isProblem={state === 'asleep' || state === 'lost'}
    />
  );
}
