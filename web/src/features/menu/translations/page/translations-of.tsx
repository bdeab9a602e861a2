import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Pub } from '@comanda/contract/pubs';
import type { Language } from '@comanda/contract/texts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { countCells } from '../entries/cells.ts';
import { translationsOfEqualTexts } from '../entries/equal-texts.ts';
import { filters, onlyFound, type Filter } from '../entries/find-entries.ts';
import { sectionsOf } from '../entries/sections.ts';
import { useUnsaved } from '../saving/use-unsaved.ts';
import { TranslationTable } from '../table/translation-table.tsx';
import styles from './translations-of.module.css';
import { useFound } from './use-found.ts';

type Props = {
  readonly pub: Pub;
  readonly entries: readonly TranslatedEntry[];
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
};

const nothing = {
  all: 'translations.nothing_found',
  missing: 'translations.all_done',
  outdated: 'translations.nothing_outdated',
} as const satisfies Record<Filter, string>;

/** The table of one language, and what of it is shown. */
export function TranslationsOf({ pub, entries, language, onChoose }: Props) {
  const { t } = useText();
  const unsaved = useUnsaved({ companyID: pub.company_id, pubID: pub.id });
  const [filter, setFilter] = useState<{ readonly is: Filter }>({ is: 'all' });
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const sections = useMemo(() => sectionsOf(entries), [entries]);
  const found = useFound(entries, { filter, words: searched, language });
  const shown = useMemo(() => onlyFound(sections, found), [sections, found]);
  const counts = useMemo(() => countCells(entries, language), [entries, language]);
  const equalTexts = useMemo(
    () => translationsOfEqualTexts(entries, language),
    [entries, language],
  );
  return (
    <>
      {pub.other_languages.length > 1 && (
        <Pills
          label={t('translations.other_languages')}
          value={language}
          onChange={onChoose}
          pills={pub.other_languages.map((value) => ({
            value,
            label: t(`translations.language_${value}`),
            count: countCells(entries, value).missing,
          }))}
        />
      )}
      <search className={styles['search']}>
        <TextField
          label={t('translations.find')}
          isLabelHidden
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={60}
          placeholder={t('translations.find')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
        <Pills
          label={t('translations.show')}
          value={filter.is}
          onChange={(is) => {
            setFilter({ is });
          }}
          pills={filters.map((value) => ({
            value,
            label: t(`translations.filter_${value}`),
            count: counts[value],
          }))}
        />
      </search>
      <p className={styles['keys']}>{t('translations.keys')}</p>
      {shown.length === 0 ? (
        <EmptyState
          title={t(words.trim() === '' ? nothing[filter.is] : 'translations.nothing_found')}
        />
      ) : (
        <TranslationTable
          key={language}
          sections={shown}
          workingLanguage={pub.working_language}
          language={language}
          unsaved={unsaved}
          counts={counts}
          equalTexts={equalTexts}
        />
      )}
    </>
  );
}
