import type { Pub } from '@comanda/contract/pubs';
import { busyMinutes, offeredOrderTypes, orderTypes, type OrderType } from '@comanda/domain/orders';
import { offersDelivery } from '@comanda/domain/shipping';
import { useState } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import type { PopupProps } from '../../../ui/popup/dialog.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { busyEnds, pauseEnds } from './end-choices.ts';
import { EndGrid } from './end-grid.tsx';
import styles from './pause-popup.module.css';
import { useSaveState } from './pausing-api.ts';
import { StateLines } from './state-lines.tsx';
import { currentStates } from './temporary-states.ts';

const TICK_MS = 5000;
const FIRST_BUSY_MINUTES = 20;

type Props = Pick<PopupProps, 'isOpen' | 'onClose'> & { readonly pub: Pub };
type SectionProps = Pick<Props, 'pub' | 'onClose'> & { readonly now: Date };

/** Pauses new orders or makes promises longer: a press on an end does it. */
export function PausePopup({ pub, isOpen, onClose }: Props) {
  const { t } = useText();
  const now = new Date(useNow(TICK_MS));
  const states = currentStates(pub, now);
  const section = { pub, now, onClose };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('pubs.pausing')} maxWidth={480}>
      {states.length > 0 && (
        <div className={styles['states']}>
          <StateLines pub={pub} states={states} now={now} />
        </div>
      )}
      <PauseSection {...section} />
      <BusySection {...section} />
    </Popup>
  );
}

/** No choice of order types where only one is offered. */
function typesToChoose({ lat, lng, shipping, ...pub }: Pub): readonly OrderType[] {
  const offered = offeredOrderTypes({
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: offersDelivery({ lat, lng, isAvailable: shipping.available }),
  });
  return offered.length > 1 ? offered : [];
}

function PauseSection({ pub, now, onClose }: SectionProps) {
  const { t } = useText();
  const [scope, setScope] = useState<'all' | OrderType>('all');
  const save = useSaveState(pub);
  const types = typesToChoose(pub);
  return (
    <section className={styles['section']} aria-labelledby="pause-title">
      <h3 id="pause-title">{t('pubs.pause')}</h3>
      {types.length > 0 && (
        <LabelledPills
          label={t('pubs.pause_types')}
          value={scope}
          onChange={setScope}
          pills={(['all', ...types] as const).map((value) => ({
            value,
            label: t(`pubs.pause_${value}`),
          }))}
        />
      )}
      <EndGrid
        label={t('pubs.pause')}
        choices={pauseEnds(pub, now)}
        now={now}
        timeZone={pub.time_zone}
        isPending={save.isPending}
        onChoose={(until) => {
          const paused = scope === 'all' ? [...orderTypes] : [scope];
          save.mutate({ kind: 'pause', order_types: paused, until }, { onSuccess: onClose });
        }}
      />
      <RefusalNotice error={save.error} />
    </section>
  );
}

function BusySection({ pub, now, onClose }: SectionProps) {
  const { t } = useText();
  const [minutes, setMinutes] = useState<number>(FIRST_BUSY_MINUTES);
  const save = useSaveState(pub);
  return (
    <section className={styles['section']} aria-labelledby="busy-title">
      <h3 id="busy-title">{t('pubs.busy')}</h3>
      <LabelledPills
        label={t('pubs.busy_longer')}
        value={minutes}
        onChange={setMinutes}
        pills={busyMinutes.map((value) => ({
          value,
          label: t('pubs.busy_minutes', { minutes: value }),
        }))}
      />
      <EndGrid
        label={t('pubs.busy')}
        choices={busyEnds(pub, now)}
        now={now}
        timeZone={pub.time_zone}
        isPending={save.isPending}
        onChoose={(until) => {
          save.mutate({ kind: 'busy', minutes, until }, { onSuccess: onClose });
        }}
      />
      <RefusalNotice error={save.error} />
    </section>
  );
}
