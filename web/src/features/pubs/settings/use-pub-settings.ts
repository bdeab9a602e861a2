import type { Pub } from '@comanda/contract/pubs';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { useSavePub } from '../changes-api.ts';
import { changesOf, settingsOf, type PubForm } from './pub-settings.ts';
import { placeRefusal } from './place-refusal.ts';

/** Fields with a place for their problem. */
const placed = [
  'name',
  'wifi_network',
  'telegram_username',
  'phone',
  'tables',
  'time_zone',
] as const;

/** An intended reset: no typed text stays. */
const whole = { keepDirtyValues: false };

/** The pub's settings as typed: unsaved values stay when newer data arrive. */
export function usePubSettings(pub: Pub) {
  const { t } = useText();
  const save = useSavePub(pub);
  const form = useForm<PubForm>({
    values: settingsOf(pub),
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, reset, getValues, setValue, setError } = form;

  /** Text typed while the request was pending is not saved yet, and stays. */
  const applySaved = (saved: Pub, sent: PubForm) => {
    const typedMeanwhile = changesOf(getValues(), sent);
    reset(settingsOf(saved), whole);
    for (const field of Object.keys(typedMeanwhile) as (keyof PubForm)[]) {
      setValue(field, typedMeanwhile[field] ?? sent[field], { shouldDirty: true });
    }
  };

  const submit = handleSubmit((sent) => {
    const changes = changesOf({ ...sent, name: sent.name.trim() }, settingsOf(pub));
    const movesText =
      changes.working_language !== undefined && !sent.texts_stay && pub.additional_info !== '';
    if (movesText && changes.additional_info !== undefined) {
      setError('additional_info', { type: 'text_and_language' }, { shouldFocus: true });
      return;
    }
    save.mutate(changes, {
      onSuccess: (saved) => {
        applySaved(saved, sent);
        showSuccess(t('pubs.settings_saved'));
      },
      onError: (error) => {
        for (const { field, message } of placeRefusal(error, placed)) {
          setError(field, { message });
        }
      },
    });
  });

  const discard = () => {
    reset(settingsOf(pub), whole);
  };
  return { form, submit, discard, isSaving: save.isPending };
}
