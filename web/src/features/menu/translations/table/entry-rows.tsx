import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { cellsOf, keyOfCell, stateOf, translationOf, type Cell } from '../entries/cells.ts';
import { keyOfPlace } from '../saving/requests.ts';
import type { UnsavedTexts } from '../saving/unsaved-texts.ts';
import { useTextState } from '../saving/use-unsaved.ts';
import { CellField, kindOf } from './cell-field.tsx';
import styles from './entry-rows.module.css';

type Props = {
  readonly entry: TranslatedEntry;
  readonly workingLanguage: Language;
  readonly language: Language;
  readonly unsaved: UnsavedTexts;
};

/** What the heading above does not say, and what does not stand as dishes and choices do. */
const hasCaption = (cell: Cell): boolean =>
  ['category', 'ingredients', 'option_group'].includes(kindOf(cell));

/** The texts of one entry beside their translations; drawn again only when one of them has changed. */
export const EntryRows = memo(({ entry, workingLanguage, language, unsaved }: Props) => {
  const { t, language: shown } = useText();
  const cells = cellsOf(entry);
  const outdated = cells.filter((cell) => stateOf(cell, language) === 'outdated');
  return (
    <li className={styles['entry']}>
      {cells.map((cell) => (
        <div key={keyOfCell(cell)} className={styles['row']}>
          <p
            lang={workingLanguage}
            className={classNames(styles['source'], cell.part === 'text' && styles['long'])}
          >
            {hasCaption(cell) && (
              <small lang={shown} className={styles['kind']}>
                {t(`translations.kind_${kindOf(cell)}`)}
              </small>
            )}
            {entry[cell.part]}
          </p>
          <CellField cell={cell} language={language} unsaved={unsaved} />
        </div>
      ))}
      {outdated.length > 0 && (
        <OutdatedNote cells={outdated} language={language} unsaved={unsaved} />
      )}
    </li>
  );
});

type NoteProps = Pick<Props, 'language' | 'unsaved'> & { readonly cells: readonly Cell[] };

/** Why the translations of an entry are outdated, and that they are right all the same. */
function OutdatedNote({ cells, language, unsaved }: NoteProps) {
  const { t } = useText();
  const [first] = cells;
  const placeOf = ({ entry: { kind, id }, part }: Cell) => ({ kind, id, part, language });
  const state = useTextState(unsaved, first ? keyOfPlace(placeOf(first)) : '');
  const isPending = typeof state === 'object' && ['waiting', 'sending'].includes(state.state);
  return (
    <div className={styles['outdated']}>
      <p>{t('translations.outdated')}</p>
      <Button
        variant="quiet"
        size="small"
        icon={<Check />}
        isPending={isPending}
        aria-label={t('translations.still_right_named', { text: first?.entry.name ?? '' })}
        onClick={() => {
          for (const cell of cells) {
            const saved = translationOf(cell, language);
            const typed = unsaved.stateOf(keyOfPlace(placeOf(cell)));
            unsaved.confirm(placeOf(cell), {
              value: typeof typed === 'object' ? typed.value : saved,
              saved,
              source: cell.entry.source,
            });
          }
        }}
      >
        {t('translations.still_right')}
      </Button>
    </div>
  );
}
