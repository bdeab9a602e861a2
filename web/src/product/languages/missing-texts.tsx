import type { MissingText, TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { useText } from '../../lib/i18n/use-text.ts';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import styles from './missing-texts.module.css';

/** The texts of a pub that would stay as they are in another working language. */
export const missingTexts = (
  entries: readonly TranslatedEntry[],
  language: Language,
): MissingText[] =>
  entries.flatMap(({ kind, id, name, translations, ...entry }) =>
    (['name', 'text'] as const).flatMap((part) => {
      const text = part === 'name' ? name : entry.text;
      return text === '' || translations[language]?.[part] ? [] : { kind, id, name, part };
    }),
  );

type Props = { readonly texts: readonly MissingText[]; readonly language: Language };

/** How many texts are not translated into a language, and which. */
export function MissingTexts({ texts, language }: Props) {
  const { t } = useText();
  const named = { language: t(`translations.language_${language}`) };
  if (texts.length === 0) return <p>{t('translations.none_missing', named)}</p>;
  const names = [...new Set(texts.map(({ name }) => name).filter((name) => name !== ''))];
  return (
    <FoldedSection
      title={t('translations.missing', { ...named, count: texts.length })}
      summary={names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '')}
      mustBeOpen={false}
    >
      <ul className={styles['texts']}>
        {texts.map(({ kind, id, name, part }) => (
          <li key={`${kind} ${id} ${part}`}>
            {name}{' '}
            <small>
              {t(`translations.kind_${kind === 'dish' && part === 'text' ? 'ingredients' : kind}`)}
            </small>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
