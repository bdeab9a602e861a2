import type { CallBody } from '@comanda/contract';
import type { FieldError } from '@comanda/contract/errors';
import type { TranslatedKind } from '@comanda/contract/menu';
import { checkField, length, type Validator } from '@comanda/domain/fields';
import { isBlank } from '@comanda/domain/text';
import { MAX_INGREDIENTS_LENGTH, menuFields } from '@comanda/domain/menu';
import { optionFields } from '@comanda/domain/options';
import { MAX_PUB_INFO_LENGTH } from '@comanda/domain/settings';
import { invalidFields } from '../../../plumbing/http/app-error.ts';

type Body = CallBody<'PUT /api/company/:companyID/pubs/:pubID/translations'>;
export type SentItem = Body['items'][number];

/** A text that is undefined keeps its translation, an empty one loses it. */
export type TranslationItem = Omit<SentItem, 'name' | 'text'> & {
  readonly name: string | undefined;
  readonly text: string | undefined;
};

type Rules = { readonly [field in 'name' | 'text']?: readonly Validator[] };

/** The texts of each kind, by the rules of the working language. */
const rulesOf: Readonly<Record<TranslatedKind, Rules>> = {
  pub: { text: [length(0, MAX_PUB_INFO_LENGTH)] },
  menu: { name: menuFields.menu },
  category: { name: menuFields.category },
  dish: { name: menuFields.dish, text: [length(0, MAX_INGREDIENTS_LENGTH)] },
  option_group: { name: optionFields.group },
  option_choice: { name: optionFields.choice },
};

/** A text as it is stored; what has no visible character is no translation. */
const storedText = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : isBlank(text) ? '' : text.trim();

/** What is wrong with a text; deleting is always possible, also a text that the kind does not have. */
function problemOf(text: string | undefined, rules: readonly Validator[] | undefined) {
  if (text === undefined || text === '') return undefined;
  return rules ? checkField(text, rules) : ({ code: 'invalid_value' } as const);
}

/** Checks the texts of a call before anything is read; refuses one entry twice in the same language. */
export function readItems(items: readonly SentItem[]): TranslationItem[] {
  const problems: FieldError[] = [];
  const keys = new Set<string>();
  const read = items.map((item, index) => {
    const [name, text] = [storedText(item.name), storedText(item.text)];
    for (const [field, value] of Object.entries({ name, text }) as ['name' | 'text', string?][]) {
      const problem = problemOf(value, rulesOf[item.kind][field]);
      if (problem) problems.push({ field: `items.${index}.${field}`, ...problem });
    }
    const key = `${item.kind} ${item.id} ${item.language}`;
    if (keys.has(key)) problems.push({ field: `items.${index}.id`, code: 'invalid_value' });
    keys.add(key);
    return { ...item, name, text };
  });
  if (problems.length > 0) throw invalidFields(problems);
  return read;
}
