import type { Pub } from '@comanda/contract/pubs';
import { languages, type Language } from '@comanda/contract/texts';
import { useText } from '../../lib/i18n/use-text.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CheckPills } from '../../ui/pills/check-pills.tsx';

/** In which languages a pub writes and offers its menu. */
export type PubLanguages = Pick<Pub, 'working_language' | 'other_languages'>;

/** The languages that a menu may be offered in besides its own, in their order. */
export const othersThan = (working: Language): Language[] =>
  languages.filter((language) => language !== working);

type Props = {
  readonly value: PubLanguages;
  readonly saved: PubLanguages;
  readonly onChange: (value: PubLanguages) => void;
};

/** The language of the menu, and the others in which guests may read it. */
export function LanguageFields({ value, saved, onChange }: Props) {
  const { t } = useText();
  const { working_language: working, other_languages: others } = value;
  const isChanged = working !== saved.working_language;
  return (
    <>
      <SelectField
        label={t('translations.working_language')}
        hint={t(
          isChanged
            ? 'translations.working_language_changes'
            : 'translations.working_language_hint',
        )}
        value={working}
        options={languages.map((language) => ({
          value: language,
          label: t(`translations.language_${language}`),
        }))}
        onChange={(event) => {
          const chosen = languages.find((language) => language === event.target.value) ?? working;
          onChange({
            working_language: chosen,
            other_languages: others.filter((language) => language !== chosen),
          });
        }}
      />
      <CheckPills
        label={t('translations.other_languages')}
        hint={t('translations.other_languages_hint')}
        pills={othersThan(working).map((language) => ({
          value: language,
          label: t(`translations.language_${language}`),
        }))}
        values={others}
        onChange={(chosen) => {
          onChange({
            working_language: working,
            other_languages: othersThan(working).filter((language) => chosen.includes(language)),
          });
        }}
      />
    </>
  );
}
