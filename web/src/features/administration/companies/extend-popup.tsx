import type { AdminPub } from '@comanda/contract/administration';
import { calendarDay, extendedLastDay, MOST_EXTENSION_DAYS } from '@comanda/domain/pubs';
import { useState } from 'react';
import { newUuid } from '../../../lib/api/new-uuid.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatDateTime, formatEndOfDay } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import popups from '../../../product/platform/popups.module.css';
import { useExtendPub } from './api.ts';
import { quickDays, readDays } from './days.ts';

const TICK_MS = 15_000;

type Props = { readonly pub: AdminPub; readonly isOpen: boolean; readonly onClose: () => void };

/** Extends a pub's publication, and shows the new end before it is saved. */
export function ExtendPopup({ pub, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const [typed, setTyped] = useState(String(quickDays[0]));
  const [isTried, setIsTried] = useState(false);
  const [actionID] = useState(newUuid);
  const extending = useExtendPub();
  const days = readDays(typed);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('administration.extend_title', { pub: pub.name })}
      submitLabel={t('administration.extend')}
      isPending={extending.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (days === undefined || extending.isPending) return;
        extending.mutate(
          { pubID: pub.id, days, actionID },
          {
            onSuccess: ({ pub: extended }) => {
              const time = formatDateTime(
                extended.expiration_time_utc,
                language,
                extended.time_zone,
              );
              showSuccess(t('administration.extended', { pub: pub.name, time }));
              onClose();
            },
          },
        );
      }}
    >
      <Pills
        label={t('administration.extend')}
        pills={quickDays.map((value) => ({
          value,
          label: t('administration.days_choice', { count: value }),
        }))}
        value={days}
        onChange={(value) => {
          setTyped(String(value));
        }}
      />
      <NumberField
        label={t('administration.days')}
        inputMode="numeric"
        maxLength={String(MOST_EXTENSION_DAYS).length}
        value={typed}
        error={
          isTried && days === undefined
            ? t('administration.days_invalid', { limit: MOST_EXTENSION_DAYS })
            : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Ends pub={pub} days={days} />
    </FormPopup>
  );
}

/** The current and the new end of the publication. */
function Ends({ pub, days }: { readonly pub: AdminPub; readonly days: number | undefined }) {
  const { t, language } = useText();
  const now = new Date(useNow(TICK_MS));
  const present = new Date(pub.expiration_time_utc);
  const isOver = present <= now;
  const { time_zone: timeZone } = pub;
  const publication = {
    lastDay: calendarDay(present, timeZone),
    today: calendarDay(now, timeZone),
  };
  const lastDay = days === undefined ? undefined : extendedLastDay(publication, days);
  return (
    <>
      <dl className={popups['facts']}>
        <div>
          <dt>{t('administration.present_end')}</dt>
          <dd>{formatDateTime(pub.expiration_time_utc, language, timeZone)}</dd>
        </div>
        <div className={popups['outcome']} aria-live="polite">
          <dt>{t('administration.new_end')}</dt>
          <dd>{lastDay === undefined ? '—' : formatEndOfDay(lastDay, language)}</dd>
        </div>
      </dl>
      <p className={popups['note']}>
        {t(isOver ? 'administration.counted_from_now' : 'administration.counted_from_end')}
      </p>
    </>
  );
}
