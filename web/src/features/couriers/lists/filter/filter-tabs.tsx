import { useText } from '../../../../lib/i18n/use-text.ts';
import choices from '../../../../ui/choice.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import type { CourierFilter } from '../../area/courier-filter.ts';
import styles from './filter-tabs.module.css';

type Props = {
  readonly value: CourierFilter;
  readonly onChange: (filter: CourierFilter) => void;
  readonly tabs: readonly {
    readonly value: CourierFilter;
    readonly label: string;
    readonly count: number | undefined;
  }[];
};

/** Three tabs over the whole width: all are always visible. */
export function FilterTabs({ value, onChange, tabs }: Props) {
  const { t } = useText();
  return (
    <fieldset aria-label={t('couriers.filter')} className={styles['tabs']}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          className={classNames(choices['choice'], styles['tab'])}
          onClick={() => {
            onChange(tab.value);
          }}
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <span className={styles['count']}>{tab.count}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
