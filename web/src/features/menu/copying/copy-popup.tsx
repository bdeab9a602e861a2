import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import type { CategoryRef, PubRef } from '../editor/menu-scope.ts';
import { closeAfterWrite } from '../saving/deleted-item.ts';
import { nameProblemText, useSaveProblem } from '../saving/form-problems.ts';
import { useCopy, type Level } from './copying-api.ts';
import { CopyTarget } from './copy-target.tsx';

type Props = {
  readonly level: Level;
  readonly source: { readonly id: number; readonly name: string; readonly visible: boolean };
  /** Where the source is; of a menu its pub. */
  readonly at: PubRef & Partial<CategoryRef>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Room for the mark of a copy behind a long name. */
const MAX_COPIED_NAME = MAX_LINE_LENGTH - 15;

const shortened = (name: string): string => Array.from(name).slice(0, MAX_COPIED_NAME).join('');

/**
 * Copies a menu, a category or a dish. Beside its source a copy gets another name and is hidden until it is
 * edited; elsewhere it is as its source.
 */
export function CopyPopup({ level, source, at, ...popup }: Props) {
  const { t } = useText();
  const copy = useCopy();
  const problem = useSaveProblem(copy.error);
  const own = { ...at, menuID: at.menuID ?? 0, categoryID: at.categoryID ?? 0 };
  const [target, setTarget] = useState<CategoryRef | undefined>(own);
  const [typedName, setTypedName] = useState<string>();
  const [chosenVisible, setChosenVisible] = useState<boolean>();
  const [nameProblem, setNameProblem] = useState<string>();
  const isSibling =
    target?.pubID === own.pubID &&
    target.menuID === own.menuID &&
    target.categoryID === own.categoryID;
  const name =
    typedName ??
    (isSibling ? t('menu.name_of_copy', { name: shortened(source.name) }) : source.name);
  const visible = chosenVisible ?? (source.visible && !isSibling);
  return (
    <FormPopup
      {...popup}
      title={t('menu.copy_title', { name: source.name })}
      submitLabel={t('menu.copy')}
      isPending={copy.isPending}
      isIdle={target === undefined}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        const found = nameProblemText(level, name, t);
        setNameProblem(found);
        if (found !== undefined || target === undefined || copy.isPending) return;
        copy.mutate(
          { level, id: source.id, target, name: name.trim(), visible },
          closeAfterWrite(popup.onClose),
        );
      }}
    >
      <CopyTarget level={level} own={own} onChange={setTarget} />
      <TextField
        label={t('menu.name')}
        autoComplete="off"
        value={name}
        error={nameProblem}
        onChange={({ currentTarget }) => {
          setTypedName(currentTarget.value);
        }}
      />
      <Checkbox
        label={t('menu.visible')}
        checked={visible}
        onChange={({ currentTarget }) => {
          setChosenVisible(currentTarget.checked);
        }}
      />
    </FormPopup>
  );
}
