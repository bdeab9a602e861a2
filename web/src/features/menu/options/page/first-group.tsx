import { optionRules, type OptionRule } from '@comanda/domain/options';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ruleIcons } from '../group/rule-field.tsx';
import styles from './first-group.module.css';

/** Before the first group: what options are, and an example of each rule to start with. */
export function FirstGroup({ onStart }: { readonly onStart: (rule: OptionRule) => void }) {
  const { t } = useText();
  return (
    <EmptyState
      title={t('options.none')}
      hint={t('options.none_hint')}
      action={
        <ul className={styles['examples']}>
          {optionRules.map((rule) => (
            <li key={rule}>
              <Button
                variant="quiet"
                fullWidth
                icon={ruleIcons[rule]}
                onClick={() => {
                  onStart(rule);
                }}
              >
                {t(`options.rule_${rule}_words`)}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
