import type { Pub } from '@comanda/contract/pubs';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { showSuccess } from '../../../../lib/toasts/toasts.ts';
import { Checkbox } from '../../../../ui/field/choice.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { useSaveMia } from './mia-api.ts';

const MAX_KEY_LENGTH = 255;
const keys = ['client_id', 'client_secret', 'signature_key'] as const;

type Props = {
  readonly pub: Pub;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The keys as the bank's portal names them. They are typed anew each time: none is ever read back. */
export function KeysPopup({ pub, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState({ client_id: '', client_secret: '', signature_key: '' });
  const [isSandbox, setSandbox] = useState(false);
  const [isTried, setTried] = useState(false);
  const saving = useSaveMia(pub);
  // A copied key often has a space at its end.
  const sent = {
    client_id: typed.client_id.trim(),
    client_secret: typed.client_secret.trim(),
    signature_key: typed.signature_key.trim(),
  };
  const isMissing = (key: (typeof keys)[number]): boolean => sent[key] === '';
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('pubs.mia_enter')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      problem={saving.isError ? errorText(saving.error) : undefined}
      note={t('pubs.mia_hidden')}
      maxWidth={440}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (keys.some(isMissing) || saving.isPending) return;
        saving.mutate(
          { ...sent, is_sandbox: isSandbox },
          {
            onSuccess: () => {
              showSuccess(t('pubs.mia_saved'));
              onClose();
            },
          },
        );
      }}
    >
      {keys.map((key) => (
        <TextField
          key={key}
          label={t(`pubs.mia_${key}`)}
          value={typed[key]}
          maxLength={MAX_KEY_LENGTH}
          spellCheck={false}
          error={isTried && isMissing(key) ? t('pubs.mia_missing') : undefined}
          onChange={({ target }) => {
            setTyped((before) => ({ ...before, [key]: target.value }));
          }}
        />
      ))}
      <Checkbox
        label={t('pubs.mia_sandbox')}
        checked={isSandbox}
        onChange={({ target }) => {
          setSandbox(target.checked);
        }}
      />
    </FormPopup>
  );
}
