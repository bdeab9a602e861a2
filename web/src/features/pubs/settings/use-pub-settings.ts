import type { Pub } from '@comanda/contract/pubs';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { useSavePub } from '../changes-api.ts';
import { changesOf, settingsOf, type PubForm } from './pub-settings.ts';
import { placeRefusal } from './place-refusal.ts';
import { valuesOf, type FormSection } from './sections.ts';
import { typedSettings } from './typed-settings.ts';

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

/**
 * A section of the pub's settings as typed: unsaved values stay when newer data arrive, and while another section or
 * page is open.
 */
export function usePubSettings(pub: Pub, section: FormSection) {
  const { t } = useText();
  const save = useSavePub(pub);
  const form = useForm<PubForm>({
    values: settingsOf(pub),
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, reset, getValues, setValue, setError, watch } = form;

  const type = (values: Partial<PubForm>) => {
    for (const [field, value] of Object.entries(values)) {
      setValue(field as keyof PubForm, value, { shouldDirty: true });
    }
  };
  const keepTyped = useEffectEvent((saved: Pub = pub) => {
    typedSettings.keep(saved, section, changesOf(getValues(), settingsOf(saved)));
  });
  const restore = useEffectEvent(() => {
    type(valuesOf(section, typedSettings.of(pub)));
  });
  useEffect(() => {
    restore();
    const { unsubscribe } = watch(() => {
      keepTyped();
    });
    return unsubscribe;
  }, [watch]);

  /** Text typed while the request was pending is not saved yet, and stays. */
  const applySaved = (saved: Pub, sent: PubForm) => {
    const typedMeanwhile = changesOf(getValues(), sent);
    reset(settingsOf(saved), whole);
    type(typedMeanwhile);
    typedSettings.keep(saved, section, typedMeanwhile);
  };

  const submit = handleSubmit((sent) => {
    const changes = changesOf({ ...sent, name: sent.name.trim() }, settingsOf(pub));
    const movesText =
      changes.working_language !== undefined && !sent.texts_stay && pub.additional_info !== '';
    if (movesText && typedSettings.of(pub).additional_info !== undefined) {
      setError('root', { message: 'text_and_language' });
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
    typedSettings.keep(pub, section, {});
  };
  return { form, submit, discard, isSaving: save.isPending };
}
