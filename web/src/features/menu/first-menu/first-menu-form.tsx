import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useNavigate } from '../../../lib/routes/location-context.ts';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { addingDish, categoryPath, menuPath, type PubRef } from '../editor/menu-scope.ts';
import { checkName } from '../saving/form-problems.ts';
import styles from './first-menu-form.module.css';
import { useCreateFirstMenu } from './use-create-first-menu.ts';

/** Creates the menu of a pub that has none: its name, its first category, and a link to the dishes. */
export function FirstMenuForm({ at }: { readonly at: PubRef }) {
  const { t } = useText();
  const navigate = useNavigate();
  const create = useCreateFirstMenu(at, ({ menu, category }) => {
    if (category) {
      navigate(categoryPath(at.pubID, menu.id, category.id), { state: addingDish });
    } else navigate(menuPath(at.pubID, menu.id), { replace: true });
  });
  const { register, handleSubmit, formState } = useForm({
    // Most pubs need one menu only, so its name is filled in.
    defaultValues: { menu: t('menu.editor'), category: '' },
  });
  const submit = handleSubmit(({ menu, category }) => {
    if (!create.isPending) create.mutate({ menu: menu.trim(), category: category.trim() });
  });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('menu.first_menu_name')}
        onFocus={({ target }) => {
          target.select();
        }}
        {...register('menu', { validate: checkName('menu') })}
        error={problemText(formState.errors.menu?.message, t)}
      />
      <TextField
        label={t('menu.first_category_name')}
        maxLength={MAX_LINE_LENGTH}
        {...register('category')}
      />
      <Button type="submit" fullWidth isPending={create.isPending}>
        {t('menu.create_first_menu')}
      </Button>
    </form>
  );
}
