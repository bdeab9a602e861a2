import type { Pub } from '@comanda/contract/pubs';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { LanguageFields } from '../../../product/languages/language-fields.tsx';
import type { PubForm } from './pub-settings.ts';

type Props = { readonly form: UseFormReturn<PubForm>; readonly saved: Pub };

/** The language of the menu and the others in which guests may read it. */
export function MenuLanguages({ form: { control, setValue }, saved }: Props) {
  const [working_language, other_languages] = useWatch({
    control,
    name: ['working_language', 'other_languages'],
  });
  return (
    <LanguageFields
      value={{ working_language, other_languages }}
      saved={saved}
      onChange={(value) => {
        setValue('working_language', value.working_language, { shouldDirty: true });
        setValue('other_languages', value.other_languages, { shouldDirty: true });
      }}
    />
  );
}
