import { MAX_SERVING_SPANS } from '@comanda/domain/menu';
import { useText } from '../../../lib/i18n/use-text.ts';
import { servingHoursText } from '../../../lib/format/week-hours.ts';
import { SpanList } from '../../../product/week/span-list.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { NEW_SPAN, readServing, servingProblems, type ServingFields } from './serving-fields.ts';
import styles from './serving-section.module.css';

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
        {!serving.isAlways && (
          <SpanList
            spans={serving.spans}
            problems={isChecked ? servingProblems(serving) : []}
            added={{ ...NEW_SPAN, days: [] }}
            max={MAX_SERVING_SPANS}
            onChange={(spans) => onChange({ ...serving, spans })}
          />
        )}
      </div>
    </FoldedSection>
  );
}
