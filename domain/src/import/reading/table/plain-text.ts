/** Tags and character references, as shops and sites export their descriptions. */
const MARKUP = /<\/?[a-z][^<>]*>|<!--[^<>]*-->|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,7});/iu;
const TAG = /(<\/?[a-z][^<>]*>|<!--[^<>]*-->)/iu;
const TAG_NAME = /^<(\/?)([a-z][a-z\d]*)/iu;
const REFERENCE = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,7}));/giu;

/** What a tag stands for in a text; others stand for nothing. */
const BREAKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'hr', 'title'].map(
      (name) => [name, '\n'],
    ),
  ),
  td: '\t',
  th: '\t',
};
/** Elements whose content is no text. */
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'head', 'template', 'noscript']);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  times: '×',
  middot: '·',
  bull: '•',
  euro: '€',
  pound: '£',
  shy: '',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  icirc: 'î',
  acirc: 'â',
};

const LAST_CODE_POINT = 0x10_ff_ff;
const ofCode = (code: number): string =>
  code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';

const withoutReferences = (text: string): string =>
  text.replaceAll(REFERENCE, (whole: string, code?: string, name?: string) => {
    if (code === undefined) return NAMED[(name ?? '').toLowerCase()] ?? whole;
    return ofCode(/^x/iu.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code));
  });

/** The text of a piece of HTML: paragraphs and rows are lines, and cells have tabs between them. Other texts stay. */
export function plainText(html: string): string {
  if (!MARKUP.test(html)) return html;
  const pieces = html.split(TAG);
  const isMarked = pieces.length > 1;
  let text = '';
  let hidden: string | undefined;
  for (const [index, piece] of pieces.entries()) {
    const [, slash, tag = ''] = index % 2 === 1 ? (TAG_NAME.exec(piece) ?? []) : [];
    const name = tag.toLowerCase();
    if (hidden !== undefined) {
      if (slash === '/' && name === hidden) hidden = undefined;
    } else if (index % 2 === 0) {
      text += withoutReferences(isMarked ? piece.replaceAll(/\s+/gu, ' ') : piece);
    } else if (HIDDEN.has(name) && slash === '') hidden = name;
    else if (name !== 'td' && name !== 'th') text += BREAKS[name] ?? '';
    else text += slash === '/' ? '\t' : '';
  }
  return isMarked ? text.replaceAll(/ ?\n\s*/gu, '\n').trim() : text;
}
