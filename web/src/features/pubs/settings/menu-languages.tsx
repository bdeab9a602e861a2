import type { Pub } from '@comanda/contract/pubs';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { LanguageFields } from '../../../product/languages/language-fields.tsx';
import type { PubForm } from './pub-settings.ts';

type Props = { readonly form: UseFormReturn<PubForm>; readonly saved: Pub };

/** The language of the menu and the others in which guests may read it. */
export function MenuLanguages({ form: { control, setValue }, saved }: Props) {
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
