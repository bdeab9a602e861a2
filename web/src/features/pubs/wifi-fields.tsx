import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../lib/i18n/use-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { pubProblemText } from './pub-checks.ts';
import styles from './pub-settings-form.module.css';
import type { PubForm } from './pub-settings.ts';

/** Neither of the two is spelled as words are: a keyboard that corrects them locks guests out. */
const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The pub's Wi-Fi: with the name of its network guests can join by a code. */
export function WifiFields({ form }: { readonly form: UseFormReturn<PubForm> }) {
  const { t } = useText();
  const { register, formState } = form;
  return (
    <div className={styles['pair']}>
      <TextField
        label={t('pubs.wifi_network')}
        hint={t('pubs.wifi_network_hint')}
        {...asWritten}
        {...register('wifi_network', {
          validate: (value) => pubProblemText('wifi_network', value, t),
        })}
        error={formState.errors.wifi_network?.message}
      />
      <TextField
        label={t('pubs.wifi_password')}
        {...asWritten}
        maxLength={255}
        {...register('wifi_password')}
      />
    </div>
  );
}
