import type { Pub } from '@comanda/contract/pubs';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../../lib/toasts/toasts.ts';
import { useCreatePub, type NewPub } from '../../changes-api.ts';
import { placeRefusal } from '../../settings/place-refusal.ts';

type NewPubForm = {
  readonly form: UseFormReturn<NewPub>;
  readonly isPending: boolean;
  readonly submit: (event: FormEvent) => void;
};

/** Creates a pub, and shows a refusal beneath its field. */
export function useNewPubForm(companyID: number, onCreated: (pub: Pub) => void): NewPubForm {
  const { t, language } = useText();
  const create = useCreatePub(companyID);
  const form = useForm<NewPub>({ defaultValues: { name: '', url_name: '' } });
  const send = async (body: NewPub) => {
    try {
      return await create.mutateAsync(body);
    } catch (error) {
      for (const { field, message } of placeRefusal(error, ['name', 'url_name'])) {
        form.setError(field, { message }, { shouldFocus: field !== 'root' });
      }
      return undefined;
    }
  };
  // An owner most likely writes the menu in the language of the screens. The settings of the pub can change it.
  const submit = form.handleSubmit(async ({ name, url_name }) => {
    const pub = await send({ name: name.trim(), url_name, working_language: language });
    if (!pub) return;
    // Not in the mutation's own callback: after the first pub, this form is unmounted.
    showSuccess(t('pubs.created', { name: pub.name }));
    onCreated(pub);
  });
  return {
    form,
    isPending: create.isPending,
    submit: (event) => {
      void submit(event);
    },
  };
}
