import type { Pub } from '@comanda/contract/pubs';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import {
  LanguageFields,
  type PubLanguages,
} from '../../../../product/languages/language-fields.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';

/** Saves the languages of the pub, whose other settings belong to another feature. */
export type SaveLanguages = {
  readonly isPending: boolean;
  readonly save: (languages: Partial<PubLanguages>, onSaved: () => void) => void;
};

type Props = {
  readonly pub: Pub;
  readonly saving: SaveLanguages;
  /** Opened because the language of the menu is named wrongly. */
  readonly isCorrection: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The languages of the menu, beside the table that depends on them. */
export function LanguagesPopup({ pub, saving, isCorrection, isOpen, onClose }: Props) {
  const { t } = useText();
  const [value, setValue] = useState<PubLanguages>({ ...pub, texts_stay: isCorrection });
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('translations.languages')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const { working_language, other_languages, texts_stay } = value;
        const isChanged = working_language !== pub.working_language;
        const moved = isChanged && { working_language, texts_stay };
        saving.save({ ...moved, other_languages }, onClose);
      }}
    >
      <LanguageFields value={value} saved={pub} onChange={setValue} />
    </FormPopup>
  );
}
