import type { Pub } from '@comanda/contract/pubs';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import {
  LanguageFields,
  type PubLanguages,
} from '../../../../product/languages/language-fields.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import type { SaveLanguages } from './save-languages.ts';

type Props = {
  readonly pub: Pub;
  readonly saving: SaveLanguages;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The languages of the menu, beside the table that depends on them. */
export function LanguagesPopup({ pub, saving, isOpen, onClose }: Props) {
  const { t } = useText();
  const [value, setValue] = useState<PubLanguages>(pub);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('translations.languages')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const { working_language, other_languages } = value;
        saving.save({ working_language, other_languages }, onClose);
      }}
    >
      <LanguageFields value={value} saved={pub} onChange={setValue} />
    </FormPopup>
  );
}
