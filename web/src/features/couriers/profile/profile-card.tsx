import type { Courier } from '@comanda/contract/couriers';
import { useWatch } from 'react-hook-form';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { useSaveProfile } from './profile-api.ts';
import { ProfileFields } from './profile-fields.tsx';
import { bodyOf, differs, formOf, type ProfileForm } from './profile-form.ts';
import styles from './profile.module.css';

type Props = {
  readonly courier: Courier;
  readonly onSaved: (courier: Courier) => void;
};

/** The profile form; its button is shown only while there are unsaved changes. */
export function ProfileCard({ courier, onSaved }: Props) {
  const { t } = useText();
  const save = useSaveProfile(courier.id, onSaved);
  const form = useForm<ProfileForm>({
    values: formOf(courier),
    // Unsaved input survives a response that arrives in the meantime.
    resetOptions: { keepDirtyValues: true },
  });
  const written = useWatch({ control: form.control });
  const isChanged = differs({ ...formOf(courier), ...written }, courier);
  const submit = form.handleSubmit((whole) => {
    save.mutate(bodyOf(whole, courier), {
      onSuccess: (answer) => {
        form.reset(formOf(answer.courier), { keepDirtyValues: false });
        showSuccess(t('couriers.profile_saved'));
      },
    });
  });
  return (
    <Card title={t('couriers.about_you')}>
      <SavedForm isSaved={!isChanged} onSubmit={submit}>
        <ProfileFields form={form} />
        {isChanged && (
          <footer className={styles['foot']}>
            <Button
              variant="plain"
              onClick={() => {
                form.reset(formOf(courier), { keepDirtyValues: false });
              }}
            >
              {t('ui.cancel')}
            </Button>
            <Button type="submit" size="large" isPending={save.isPending}>
              {t('ui.save')}
            </Button>
          </footer>
        )}
      </SavedForm>
    </Card>
  );
}
