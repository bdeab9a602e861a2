import { typeTexts } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { numberFormat } from '@comanda/contract/texts';
import { slotLengths } from '@comanda/domain/later';
import { orderTypes, orderTypeTable } from '@comanda/domain/orders';
import { useId, type PropsWithChildren } from 'react';
import { formatAge } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { SaveFoot } from '../../../../product/settings/save-foot.tsx';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SavedForm } from '../../../../ui/layout/saved-form.tsx';
import { CheckPills } from '../../../../ui/pills/check-pills.tsx';
import { LabelledPills } from '../../../../ui/pills/labelled-pills.tsx';
import { RefusalNotice } from '../../../../ui/states/refusal-notice.tsx';
import styles from '../fields/ordering-fields.module.css';
import { LimitFields } from './limit-fields.tsx';
import { useLaterSettings } from './use-later-settings.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const LEADS = [
  0,
  15,
  30,
  45,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
];
const DAYS_AHEAD = [0, 1, 2, 3, 5, 7, 14, 30, 60];

const typesForLater = orderTypes.filter((type) => orderTypeTable.mayBeLater[type]);

/** With one of the server's that is not among them. */
const optionsWith = (offered: readonly number[], value: number) =>
  [...new Set([...offered, value])].toSorted((one, other) => one - other);

/** How a pub takes orders for later, and how many it cooks at once. Without a type it takes orders for now only. */
export function LaterForm({ pub }: { readonly pub: Pub }) {
  const { t, language } = useText();
  const { fields, isChecked, isDirty, isSaving, error, type, discard, submit } =
    useLaterSettings(pub);
  const takesLater = fields.order_types.length > 0;
  const leadText = (minutes: number) => {
    if (minutes === 0) return t('pubs.later_no_lead');
    // An age is rounded down.
    return minutes > HOUR && minutes % HOUR !== 0
      ? numberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
          minutes,
        )
      : formatAge(minutes, language);
  };
  return (
    <Card>
      <SavedForm
        isSaved={!isDirty}
        onSubmit={async (event) => {
          event.preventDefault();
          submit();
          await Promise.resolve();
        }}
      >
        <Group title={t('pubs.later_when')}>
          <CheckPills
            label={t('pubs.later_types')}
            hint={takesLater ? undefined : t('pubs.later_off')}
            pills={typesForLater.map((value) => ({ value, label: t(typeTexts[value]) }))}
            values={fields.order_types}
            onChange={(types) =>
              type({ order_types: typesForLater.filter((one) => types.includes(one)) })
            }
          />
          {takesLater && (
            <>
              <FieldRow fieldWidth={240}>
                <SelectField
                  label={t('pubs.later_lead')}
                  value={fields.lead_minutes}
                  options={optionsWith(LEADS, fields.lead_minutes).map((value) => ({
                    value,
                    label: leadText(value),
                  }))}
                  onChange={({ target }) => type({ lead_minutes: Number(target.value) })}
                />
                <SelectField
                  label={t('pubs.later_days')}
                  value={fields.days_ahead}
                  options={optionsWith(DAYS_AHEAD, fields.days_ahead).map((value) => ({
                    value,
                    label:
                      value === 0
                        ? t('pubs.later_today')
                        : t('pubs.later_day_count', { count: value }),
                  }))}
                  onChange={({ target }) => type({ days_ahead: Number(target.value) })}
                />
              </FieldRow>
              <LabelledPills
                label={t('pubs.later_prints')}
                value={fields.prints}
                pills={(['when_cooked', 'at_once'] as const).map((value) => ({
                  value,
                  label: t(`pubs.later_prints_${value}`),
                }))}
                onChange={(prints) => type({ prints })}
              />
            </>
          )}
        </Group>
        <Group title={t('pubs.later_capacity')}>
          <LabelledPills
            label={t('pubs.later_slot')}
            value={fields.slot_minutes}
            pills={slotLengths.map((value) => ({
              value,
              label: t('pubs.minutes', { minutes: value }),
            }))}
            onChange={(slot_minutes) => type({ slot_minutes })}
          />
          <LimitFields pub={pub} fields={fields} isChecked={isChecked} onType={type} />
        </Group>
        <RefusalNotice error={error} />
        <SaveFoot isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </SavedForm>
    </Card>
  );
}

function Group({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
