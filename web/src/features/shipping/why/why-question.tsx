import { typeTexts } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { orderTypeTable, shownOrderTypes } from '@comanda/domain/orders';
import { dayAndMinuteOf } from '@comanda/domain/shipping';
import type { ReactNode } from 'react';
import { clockOf } from '../../../lib/format/week-hours.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import type { Question } from './ask-why.ts';
import { PlaceMap } from './place-map.tsx';
import styles from './why.module.css';

type Props = {
  readonly pub: Pub;
  readonly question: Question;
  readonly basket: ReactNode;
  readonly onChange: (change: Partial<Question>) => void;
};

/** Who asks: where the guest is, when, and what is in the basket. */
export function WhyQuestion({ pub, question, basket, onChange }: Props) {
  const { t } = useText();
  const { orderType, moment } = question;
  return (
    <div className={styles['question']}>
      <LabelledPills
        label={t('orders.why_type')}
        pills={shownOrderTypes().map((type) => ({ value: type, label: t(typeTexts[type]) }))}
        value={orderType}
        onChange={(type) => onChange({ orderType: type })}
      />
      {orderTypeTable.needsAddress[orderType] && (
        <PlaceMap pub={pub} point={question.point} onPoint={(point) => onChange({ point })} />
      )}
      <LabelledPills
        label={t('orders.why_when')}
        pills={(['now', 'then'] as const).map((value) => ({
          value,
          label: t(`orders.why_${value}`),
        }))}
        value={moment ? 'then' : 'now'}
        onChange={(value) => onChange({ moment: value === 'then' ? nowOf(pub) : undefined })}
      />
      {moment && (
        <FieldRow fieldWidth={124}>
          <TextField
            type="date"
            label={t('orders.why_day')}
            value={moment.day}
            onChange={({ target }) => onChange({ moment: { ...moment, day: target.value } })}
          />
          <TextField
            type="time"
            label={t('orders.why_time')}
            value={moment.time}
            onChange={({ target }) => onChange({ moment: { ...moment, time: target.value } })}
          />
        </FieldRow>
      )}
      {basket}
    </div>
  );
}

/** The pub's clock, as the fields have it. */
function nowOf({ time_zone: timeZone }: Pub): Question['moment'] {
  const { day, minute } = dayAndMinuteOf(timeZone, new Date());
  return { day, time: clockOf(minute) };
}
