import type { Menu } from '@comanda/contract/menu';
import { Controller } from 'react-hook-form';
import { useForm } from '../../../lib/forms/use-form.ts';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormPopup, type FormPopupProps } from '../../../ui/popup/form-popup.tsx';
import { closeAfterWrite } from '../saving/deleted-item.ts';
import type { MenuRef, PubRef } from '../editor/menu-scope.ts';
import { useCreateMenu, useSaveMenu, type MenuChange } from '../calls/menus-api.ts';
import { checkName, useSaveProblem } from '../saving/form-problems.ts';
import {
  changedServing,
  isServingRight,
  servingFields,
  type ServingFields,
} from '../serving/serving-fields.ts';
import { ServingSection } from '../serving/serving-section.tsx';

type FormProps = Pick<FormPopupProps, 'isOpen' | 'onClose' | 'problem'> & {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: MenuChange;
  readonly isPending: boolean;
  readonly onSend: (menu: MenuChange) => void;
};

type Fields = Pick<MenuChange, 'name' | 'visible'> & { readonly serving: ServingFields };

function MenuForm({ initial, onSend, ...popup }: FormProps) {
  const { t } = useText();
  const { name: nameBefore, visible: isVisible, serving_hours: hours = [] } = initial;
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: nameBefore, visible: isVisible, serving: servingFields(hours) },
  });
  const submit = handleSubmit(({ name, visible, serving }) => {
    onSend({ name: name.trim(), visible, ...changedServing(hours, serving) });
  });
  return (
    <FormPopup {...popup} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('menu.name')}
        {...register('name', { validate: checkName('menu') })}
        error={problemText(formState.errors.name?.message, t)}
      />
      <Controller
        name="serving"
        control={control}
        rules={{ validate: isServingRight }}
        render={({ field, fieldState }) => (
          <ServingSection
            serving={field.value}
            onChange={field.onChange}
            isChecked={fieldState.invalid}
          />
        )}
      />
      <Checkbox label={t('menu.visible')} {...register('visible')} />
    </FormPopup>
  );
}

type PopupProps = { readonly isOpen: boolean; readonly onClose: () => void };

type CreateProps = PopupProps & {
  readonly pub: PubRef;
  readonly place: number;
  readonly onCreated: (menu: Menu) => void;
};

/** Creates a menu at the place of the pressed plus. */
export function CreateMenuPopup({ pub, place, onCreated, ...popup }: CreateProps) {
  const { t } = useText();
  const create = useCreateMenu(pub);
  const problem = useSaveProblem(create.error);
  return (
    <MenuForm
      {...popup}
      title={t('menu.new_menu')}
      submitLabel={t('ui.create')}
      initial={{ name: '', visible: true }}
      isPending={create.isPending}
      problem={problem}
      onSend={(fields) => {
        create.mutate(
          { ...fields, place },
          {
            ...closeAfterWrite(popup.onClose),
            onSuccess: (menu) => {
              popup.onClose();
              onCreated(menu);
            },
          },
        );
      }}
    />
  );
}

/** Renames a menu, hides it or shows it. */
export function EditMenuPopup({
  at,
  menu,
  ...popup
}: PopupProps & { readonly at: MenuRef; readonly menu: Menu }) {
  const { t } = useText();
  const save = useSaveMenu(at);
  const problem = useSaveProblem(save.error);
  return (
    <MenuForm
      {...popup}
      title={t('menu.edit_menu', { name: menu.name })}
      submitLabel={t('ui.save')}
      initial={menu}
      isPending={save.isPending}
      problem={problem}
      onSend={(fields) => {
        save.mutate(fields, closeAfterWrite(popup.onClose));
      }}
    />
  );
}
