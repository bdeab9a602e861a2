import { MAX_SERVING_SPANS } from '@comanda/domain/menu';
import { Plus } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { servingHoursText } from '../../../lib/format/week-hours.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import {
  NEW_SPAN,
  readServing,
  servingProblems,
  type ServingFields,
  type SpanFields,
} from './serving-fields.ts';
import styles from './serving-section.module.css';
import { SpanInputs } from './span-inputs.tsx';

type Props = {
  readonly serving: ServingFields;
  readonly onChange: (serving: ServingFields) => void;
  /** The form was sent while something here was wrong. */
  readonly isChecked: boolean;
};

/** When a menu or a category is served, closed until it is needed; its heading says what is entered. */
export function ServingSection({ serving, onChange, isChecked }: Props) {
  const { t, language } = useText();
  const hours = servingHoursText(readServing(serving), language);
  return (
    <FoldedSection
      title={t('menu.serving')}
      summary={hours === '' ? t('menu.serving_always') : hours}
      mustBeOpen={isChecked}
    >
      <div className={styles['fields']}>
        <Pills
          label={t('menu.serving')}
          pills={[
            { value: 'always', label: t('menu.serving_always') },
            { value: 'at_times', label: t('menu.serving_at_times') },
          ]}
          value={serving.isAlways ? 'always' : 'at_times'}
          onChange={(value) => {
            const spans = serving.spans.length > 0 ? serving.spans : [NEW_SPAN];
            onChange({ isAlways: value === 'always', spans });
          }}
        />
        {!serving.isAlways && <Spans serving={serving} onChange={onChange} isChecked={isChecked} />}
      </div>
    </FoldedSection>
  );
}

function Spans({ serving, onChange, isChecked }: Props) {
  const { t } = useText();
  const { spans } = serving;
  const problems = servingProblems(serving);
  const change = (changed: readonly SpanFields[]) => onChange({ ...serving, spans: changed });
  return (
    <>
      {spans.map((span, index) => (
        <SpanInputs
          // Spans have no ids, and one is only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          number={index + 1}
          span={span}
          problem={isChecked ? problems[index] : undefined}
          onChange={(changed) => change(spans.with(index, changed))}
          onRemove={spans.length > 1 ? () => change(spans.toSpliced(index, 1)) : undefined}
        />
      ))}
      {spans.length < MAX_SERVING_SPANS && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => change([...spans, { ...NEW_SPAN, days: [] }])}
        >
          {t('menu.serving_add')}
        </Button>
      )}
    </>
  );
}
