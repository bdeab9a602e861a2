import type { TranslatedEntry } from '@comanda/contract/menu';

function anEntry(
  fields: Pick<TranslatedEntry, 'kind' | 'id' | 'name'> & Partial<TranslatedEntry>,
): TranslatedEntry {
  return { text: '', source: `source of ${fields.kind} ${fields.id}`, translations: {}, ...fields };
}

/** A menu in Romanian: partly translated to Russian, one dish of it outdated. */
export const translatedMenu: readonly TranslatedEntry[] = [
  anEntry({ kind: 'menu', id: 1, name: 'Bucătărie' }),
  anEntry({
    kind: 'category',
    id: 11,
    parent_id: 1,
    name: 'Supe',
    translations: { ru: { name: 'Супы', text: '', is_outdated: false } },
  }),
  anEntry({
    kind: 'dish',
    id: 21,
    parent_id: 11,
    name: 'Zeamă',
    text: 'Găină, tăiței',
    translations: { ru: { name: 'Зама', text: '', is_outdated: false } },
  }),
  anEntry({
    kind: 'dish',
    id: 22,
    parent_id: 11,
    name: 'Borș roșu',
    translations: { ru: { name: 'Борщ', text: '', is_outdated: true } },
  }),
  anEntry({ kind: 'category', id: 12, parent_id: 1, name: 'Grătar' }),
  anEntry({ kind: 'dish', id: 31, parent_id: 12, name: 'Mici' }),
  anEntry({ kind: 'option_group', id: 41, name: 'Mărime' }),
  anEntry({ kind: 'option_choice', id: 51, parent_id: 41, name: 'Mare' }),
  anEntry({ kind: 'pub', id: 7, name: '', text: 'Muzică vie vineri' }),
];
