import type { Language } from '@comanda/contract/texts';
import { memo, useDeferredValue, useMemo, useRef, useEffect } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { cellsOf, keyOfCell, keyOfEntry, type Counts } from '../entries/cells.ts';
import type { Section } from '../entries/sections.ts';
import type { UnsavedTexts } from '../saving/unsaved-texts.ts';
import { EntryRows } from './entry-rows.tsx';
import { enterField, fieldsIn, nextToTranslate, TableCells, isField } from './table-cells.ts';
import { TableFoot } from './table-foot.tsx';
import styles from './translation-table.module.css';
import { useCellKeys } from './use-cell-keys.ts';
import { useFilling } from './use-filling.ts';

/** When the keyboard of a phone takes half of the screen, the field that opened it stays in sight with its text. */
function useFieldInSight(): void {
  useEffect(() => {
    const show = () => {
      const field = document.activeElement;
      if (field && isField(field)) field.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('resize', show);
    return () => {
      window.removeEventListener('resize', show);
    };
  }, []);
}

type Props = {
  readonly sections: readonly Section[];
  readonly workingLanguage: Language;
  readonly language: Language;
  readonly unsaved: UnsavedTexts;
  readonly counts: Counts;
  /** Missing translations that are known from equal texts, by the keys of their cells. */
  readonly equalTexts: ReadonlyMap<string, string>;
};

/** More than a screen of them. */
const FIRST_SECTIONS = 3;

/** The texts of the menu and their translations side by side, worked like a spreadsheet. */
export const TranslationTable = memo((props: Props) => {
  const { sections, workingLanguage, language, unsaved, counts, equalTexts } = props;
  const { t } = useText();
  const tableRef = useRef<HTMLElement>(null);
  // The first fields do not wait for thousands of others, which are drawn when nothing else is to do.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? sections : sections.slice(0, FIRST_SECTIONS);
  const cells = useMemo(() => {
    const shown = sections.flatMap(({ entries }) => entries.flatMap(cellsOf));
    const byKey = new Map(shown.map((cell) => [keyOfCell(cell), cell]));
    return new TableCells(byKey, unsaved, language);
  }, [sections, unsaved, language]);
  useFieldInSight();
  const keys = useCellKeys(cells);
  const { filled, fill, onPaste } = useFilling(cells);
  const fillable = useMemo(
    () => new Map([...equalTexts].filter(([key]) => cells.has(key))),
    [equalTexts, cells],
  );
  return (
    <>
      <div className={styles['heads']} aria-hidden="true">
        <span>{t(`translations.language_${workingLanguage}`)}</span>
        <span>{t(`translations.language_${language}`)}</span>
      </div>
      <section
        ref={tableRef}
        aria-label={t(`translations.language_${language}`)}
        className={styles['sections']}
        {...keys}
        onPaste={onPaste}
      >
        {drawn.map(({ key, kind, names, entries }) => (
          <section key={key} aria-label={names.join(': ')} className={styles['section']}>
            <h2 className={styles['title']}>
              {kind === 'category' ? (
                names.join(' · ')
              ) : (
                <>
                  {t(`translations.kind_${kind}`)}
                  {names.length > 0 && ` · ${names.join(' · ')}`}
                </>
              )}
            </h2>
            <ul>
              {entries.map((entry) => (
                <EntryRows
                  key={keyOfEntry(entry)}
                  entry={entry}
                  workingLanguage={workingLanguage}
                  language={language}
                  unsaved={unsaved}
                />
              ))}
            </ul>
          </section>
        ))}
      </section>
      <TableFoot
        counts={counts}
        unsaved={unsaved}
        filled={filled}
        equalTexts={fillable.size}
        onFill={() => {
          const empty = [...fillable].filter(([key]) => cells.valueOf(key).trim() === '');
          fill(new Map(empty), { by: 'equal_texts', left: 0 });
        }}
        onNext={() => {
          if (tableRef.current) enterField(nextToTranslate(fieldsIn(tableRef.current), undefined));
        }}
      />
    </>
  );
});
