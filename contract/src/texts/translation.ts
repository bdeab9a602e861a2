import type { Language, Texts } from './text.ts';

type Tree = { [part: string]: string | Tree };

function put(tree: Tree, path: readonly string[], text: string): void {
  const [part = '', ...rest] = path;
  if (rest.length === 0) {
    if (tree[part] !== undefined) throw new Error(`text key ${part} has texts under it`);
    tree[part] = text;
    return;
  }
  const branch = (tree[part] ??= {});
  if (typeof branch === 'string') throw new Error(`text key ${path.join('.')} lies under a text`);
  put(branch, rest, text);
}

/** One language as a translation file for i18next: nested keys, plural forms as suffixes. */
export function translationOf(texts: Texts, language: Language): Tree {
  const tree: Tree = {};
  for (const [key, text] of Object.entries(texts)) {
    const entry = text[language];
    if (typeof entry === 'string') put(tree, key.split('.'), entry);
    else {
      for (const [form, plural] of Object.entries(entry))
        put(tree, `${key}_${form}`.split('.'), plural);
    }
  }
  return tree;
}
