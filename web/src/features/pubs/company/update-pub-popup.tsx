import type { Pub } from '@comanda/contract/pubs';
import { MAX_ADDRESS_LENGTH } from '@comanda/domain/fields';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useSavePub } from '../changes-api.ts';
import { checkPubField, pubProblemText } from '../settings/pub-checks.ts';
import { changesOf, settingsOf, type PubForm } from '../settings/pub-settings.ts';
import { placeRefusal } from '../settings/place-refusal.ts';

type Form = Pick<PubForm, 'name' | 'address'>;

type Props = {
  readonly pub: Pub;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Changes the name and address of a pub on its card; the rest is on the pub's own page. */
export function UpdatePubPopup({ pub, isOpen, onClose }: Props) {
  const { t } = useText();
  const save = useSavePub(pub);
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: { name: pub.name, address: pub.address },
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit(({ name, address }) => {
    save.mutate(changesOf({ name: name.trim(), address }, settingsOf(pub)), {
      onSuccess: (saved) => {
        showSuccess(t('pubs.updated', { name: saved.name }));
        onClose();
      },
      onError: (error) => {
        for (const { field, message } of placeRefusal(error, ['name'])) {
          setError(field, { message });
        }
      },
    });
  });

  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('pubs.update_named', { name: pub.name })}
      submitLabel={t('ui.save')}
      isPending={save.isPending}
      isIdle={!isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('pubs.name')}
        {...register('name', { validate: checkPubField('name') })}
        error={pubProblemText('name', errors.name?.message, t)}
      />
      <TextField
        label={t('pubs.address')}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        {...register('address')}
      />
      {errors.root && <Notice>{problemText(errors.root.message, t)}</Notice>}
    </FormPopup>
  );
}
