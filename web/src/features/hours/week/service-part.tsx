import {
  MAX_WEEK_SPANS,
  type HoursProblem,
  type PubHours,
  type Service,
} from '@comanda/domain/hours';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NO_ORDER_UNTIL } from '../../../product/week/order-until-fields.ts';
import { OrderUntilInput } from '../../../product/week/order-until-input.tsx';
import { SpanList } from '../../../product/week/span-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { problemWords, serviceWords } from '../words/hours-words.ts';
import {
  isServiceRight,
  likelyWeek,
  NEW_SPAN,
  sourcesOf,
  spanProblems,
  type ServiceFields,
  type Source,
} from './service-fields.ts';

const LAST_ORDERS = [0, 15, 30, 45, 60, 90, 120, 180];

type Props = {
  readonly service: Service;
  readonly fields: ServiceFields;
  /** As they would be saved. */
  readonly hours: PubHours;
  /** The form was sent while something was wrong. */
  readonly isChecked: boolean;
  readonly problem: HoursProblem['code'] | undefined;
  readonly onChange: (fields: ServiceFields) => void;
};

/** One service in a line with its hours in words; its week is folded below. */
export function ServicePart({ service, fields, hours, isChecked, problem, onChange }: Props) {
  const { t, language } = useText();
  const { has_in_place_order: takesTableOrders } = useHoursPlace().pub;
  const [isBegun, setIsBegun] = useState(false);
  const choose = (source: Source) => {
    const spans = source === 'own' && fields.spans.length === 0 ? likelyWeek(hours) : fields.spans;
    onChange({ ...fields, source, spans });
  };
  if (fields.source === 'unset') {
    return (
      <Note
        tone="orange"
        icon={<Clock />}
        title={t('hours.unset')}
        action={
          <Button
            variant="quiet"
            onClick={() => {
              setIsBegun(true);
              choose('own');
            }}
          >
            {t('hours.set_opening')}
          </Button>
        }
      >
        <p>{t(takesTableOrders ? 'hours.unset_orders' : 'hours.unset_page')}</p>
      </Note>
    );
  }
  const ofSpans = spanProblems(fields.spans);
  const isWrong = problem !== undefined || !isServiceRight(fields);
  const isOfSpan = problem === 'no_days' || problem === 'no_length';
  return (
    <FoldedSection
      title={t(`hours.service_${service}`)}
      summary={serviceWords(hours, service, { t, language })}
      mustBeOpen={isBegun || (isChecked && isWrong)}
    >
      <Pills
        label={t('hours.source_of', { service: t(`hours.service_${service}`) })}
        pills={sourcesOf(service).map((value) => ({ value, label: t(sourceNames[value]) }))}
        value={fields.source}
        onChange={choose}
      />
      {isChecked && problem !== undefined && !isOfSpan && (
        <Notice>{problemWords(problem, { t, language })}</Notice>
      )}
      {fields.source === 'own' && (
        <SpanList
          spans={fields.spans}
          problems={isChecked ? ofSpans : []}
          added={NEW_SPAN}
          max={MAX_WEEK_SPANS}
          mayBeEmpty
          onChange={(spans) => onChange({ ...fields, spans })}
        />
      )}
      <SelectField
        label={t('hours.last_order')}
        value={fields.lastOrder}
        options={[...new Set([...LAST_ORDERS, fields.lastOrder])]
          .toSorted((one, other) => one - other)
          .map((minutes) => ({
            value: minutes,
            label: minutes === 0 ? t('hours.at_closing') : t('hours.before_closing', { minutes }),
          }))}
        onChange={({ target }) => onChange({ ...fields, lastOrder: Number(target.value) })}
      />
      <OrderUntilInput
        until={fields.until ?? NO_ORDER_UNTIL}
        isChecked={isChecked}
        onChange={(until) => onChange({ ...fields, until })}
      />
    </FoldedSection>
  );
}

const sourceNames = {
  own: 'hours.own',
  unset: 'hours.not_set',
  opening: 'hours.as_opening',
  delivery: 'hours.as_delivery',
  // Nothing follows it.
  pick_up: 'hours.own',
} as const satisfies Readonly<Record<Source, string>>;
