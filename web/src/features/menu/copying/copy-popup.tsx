import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { useState } from 'react';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import type { CategoryRef, PubRef } from '../editor/menu-scope.ts';
import { closeAfterWrite } from '../saving/deleted-item.ts';
import { checkName, useSaveProblem } from '../saving/form-problems.ts';
import { CopyLosses, UnlinkedChoices } from './copy-losses.tsx';
import { useCopy, useCopyPreview, type Level } from './copying-api.ts';
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
  const isOtherPub = target !== undefined && target.pubID !== own.pubID;
  const preview = useCopyPreview(target ?? own, {
    level,
    id: source.id,
    isNeeded: popup.isOpen && isOtherPub && !copy.isSuccess,
  });
  const name =
    typedName ??
    (isSibling
      ? t('menu.name_of_copy', { name: shortened(source.name) })
      : (isOtherPub && preview.data?.name) || source.name);
  // Left by a copy that has closed nothing, because it says what it lacks.
  const unlinked = copy.data?.unlinked ?? [];
  const visible = chosenVisible ?? (source.visible && !isSibling);
  return (
    <FormPopup
      {...popup}
      title={t('menu.copy_title', { name: source.name })}
      submitLabel={t('menu.copy')}
      isPending={copy.isPending}
      isIdle={target === undefined || (isOtherPub && !preview.data)}
      isSaved={unlinked.length > 0}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkName(level)(name);
        setNameProblem(found);
        if (found !== undefined || target === undefined || copy.isPending) return;
        copy.mutate(
          { level, id: source.id, target, name: name.trim(), visible },
          {
            ...closeAfterWrite(popup.onClose),
            onSuccess: (copied) => {
              if (!copied.unlinked) popup.onClose();
            },
          },
        );
      }}
    >
      {unlinked.length > 0 ? (
        <UnlinkedChoices choices={unlinked} />
      ) : (
        <>
          <CopyTarget level={level} own={own} onChange={setTarget} />
          <TextField
            label={t('menu.name')}
            value={name}
            error={problemText(nameProblem, t)}
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
          {isOtherPub && <CopyLosses preview={preview} />}
        </>
      )}
    </FormPopup>
  );
}
