import { useWatch } from 'react-hook-form';
import { LanguageFields } from '../../../../product/languages/language-fields.tsx';
import type { FieldsProps } from '../pub-settings.ts';

/** The language of the menu and the others in which guests may read it. */
export function LanguagesFields({ form: { control, setValue }, saved }: FieldsProps) {
  const [working_language, other_languages, texts_stay] = useWatch({
    control,
    name: ['working_language', 'other_languages', 'texts_stay'],
  });
  return (
    <LanguageFields
      value={{ working_language, other_languages, texts_stay }}
      saved={saved}
      onChange={(value) => {
        setValue('working_language', value.working_language, { shouldDirty: true });
        setValue('other_languages', value.other_languages, { shouldDirty: true });
        setValue('texts_stay', value.texts_stay, { shouldDirty: true });
      }}
    />
  );
}
