import { MAX_HOURS_TEXT_LENGTH, type LocalTexts } from '@comanda/domain/hours';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useHoursPlace } from '../hours-place.ts';

type Props = {
  readonly name: 'hours.text' | 'hours.season_name';
  readonly texts: LocalTexts;
  readonly onChange: (texts: LocalTexts) => void;
};

/** The texts without outer spaces, and without the empty ones. */
export const trimmedTexts = (texts: LocalTexts): LocalTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text = '']) =>
      text.trim() === '' ? [] : [[language, text.trim()]],
    ),
  );

/** A text for guests in the language of the pub; the others that it offers are folded below. */
export function LocalTextFields({ name, texts, onChange }: Props) {
  const { t } = useText();
  const { working_language: working, other_languages: others } = useHoursPlace().pub;
  const entered = others.flatMap((language) => texts[language] ?? []);
  return (
    <>
      <TextField
        label={t(name)}
        lang={working}
        maxLength={MAX_HOURS_TEXT_LENGTH}
        value={texts[working] ?? ''}
        onChange={({ target }) => onChange({ ...texts, [working]: target.value })}
      />
      {others.length > 0 && (
        <FoldedSection
          title={t('hours.other_languages')}
          summary={entered.join(' · ')}
          mustBeOpen={false}
        >
          {others.map((language) => (
            <TextField
              key={language}
              label={t(`${name}_in`, { language: t(`translations.language_${language}`) })}
              lang={language}
              maxLength={MAX_HOURS_TEXT_LENGTH}
              value={texts[language] ?? ''}
              onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
            />
          ))}
        </FoldedSection>
      )}
    </>
  );
}
