import type { TranslatedEntry, TranslatedKind } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { MAX_FIELD_LENGTH } from '@comanda/domain/fields';
import { MAX_INGREDIENTS_LENGTH } from '@comanda/domain/menu';
import { MAX_PUB_INFO_LENGTH } from '@comanda/domain/settings';
import { Check, CircleAlert, Ellipsis } from 'lucide-react';
import { problemText } from '../../../../lib/forms/problem-text.ts';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { keyOfCell, stateOf, translationOf, typedText, type Cell } from '../entries/cells.ts';
import { keyOfPlace } from '../saving/requests.ts';
import type { TextState, UnsavedTexts } from '../saving/unsaved-texts.ts';
import { useTextState } from '../saving/use-unsaved.ts';
import styles from './cell-field.module.css';

/** What a text is, for its caption and its name. */
export const kindOf = ({ entry, part }: Cell): TranslatedKind | 'ingredients' =>
  entry.kind === 'dish' && part === 'text' ? 'ingredients' : entry.kind;

type Props = {
  readonly cell: Cell;
  readonly language: Language;
  readonly unsaved: UnsavedTexts;
};

function maxLengthOf({ entry, part }: Cell): number {
  if (part === 'name') return MAX_FIELD_LENGTH;
  return entry.kind === 'pub' ? MAX_PUB_INFO_LENGTH : MAX_INGREDIENTS_LENGTH;
}

/** Which text in which language; the text of a pub is too long for a name. */
function nameOfCell(cell: Cell, language: Language, t: Translate): string {
  const { kind, name }: TranslatedEntry = cell.entry;
  const values = {
    language: t(`translations.language_${language}`),
    kind: t(`translations.kind_${kindOf(cell)}`),
  };
  return kind === 'pub'
    ? t('translations.cell_of_pub', values)
    : t('translations.cell', { ...values, text: name });
}

/** One translation. Its keys and what is pasted are handled by the table. */
export function CellField({ cell, language, unsaved }: Props) {
  const { t } = useText();
  const { entry, part } = cell;
  const place = { kind: entry.kind, id: entry.id, part, language };
  const saved = translationOf(cell, language);
  const state = useTextState(unsaved, keyOfPlace(place));
  const typed = typeof state === 'object' ? state : undefined;
  const isChangedMeanwhile = typed && saved !== typed.base && saved !== typed.value.trim();
  return (
    <div className={styles['field']}>
      <TextArea
        label={nameOfCell(cell, language, t)}
        isLabelHidden
        className={styles['cell']}
        rows={1}
        data-cell={keyOfCell(cell)}
        data-outdated={stateOf(cell, language) === 'outdated'}
        lang={language}
        spellCheck
        enterKeyHint="next"
        autoComplete="off"
        maxLength={maxLengthOf(cell)}
        placeholder={t('translations.placeholder')}
        value={typed?.value ?? saved}
        hint={
          isChangedMeanwhile &&
          (saved === ''
            ? t('translations.meanwhile_deleted')
            : t('translations.meanwhile', { text: saved }))
        }
        error={problemText(typed?.problem, t)}
        onChange={(event) => {
          unsaved.type(place, {
            value: typedText(part, event.target.value),
            saved,
            source: entry.source,
          });
        }}
      />
      <StateMark state={state} />
    </div>
  );
}

const marks = {
  saved: ['saved', Check],
  typed: ['typed', Ellipsis],
  waiting: ['saving', Ellipsis],
  sending: ['saving', Ellipsis],
  failed: ['failed', CircleAlert],
  refused: ['failed', CircleAlert],
} as const;

/** Whether a text is saved, at the edge of its field. */
function StateMark({ state }: { readonly state: TextState }) {
  const { t } = useText();
  if (state === undefined) return null;
  const [name, Icon] = marks[typeof state === 'object' ? state.state : state];
  const label = t(`translations.state_${name}`);
  return (
    <span className={styles['mark']} data-state={name} title={label}>
      <Icon />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
