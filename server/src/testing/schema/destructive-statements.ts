/** What servers of earlier versions, which go on during an update, could not work with. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|type|view|function|procedure|sequence|schema|trigger)\b/, 'drops'],
  [/\bdrop\s+(?:default|identity|expression)\b/, 'drops what earlier inserts need'],
  [/\brename\b/, 'renames'],
  [/\bset\s+not\s+null\b/, 'refuses nulls'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/, 'changes a type'],
  [/\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b/, 'adds a constraint'],
  [/\bcreate\s+unique\s+index\b/, 'adds a unique index'],
  [/\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b/, 'adds a trigger'],
  [/\b(?:delete\s+from|truncate)\b/, 'deletes rows'],
  [/^do\b/, 'has statements in a block'],
];

const NEW_COLUMN = /\badd\s+column\b[^,]*/g;

function withoutTexts(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(\$\w*\$).*?\1/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();
}

const hasRequiredColumn = (statement: string): boolean =>
  [...statement.matchAll(NEW_COLUMN)].some(
    ([column]) => /\bnot\s+null\b/.test(column) && !/\b(?:default|generated)\b/.test(column),
  );

/** The table that a statement is about; undefined for one that names none. */
const tableOf = (statement: string): string | undefined =>
  /\b(?:alter\s+table(?:\s+only)?|\bon|from|truncate)\s+(\w+)/.exec(statement)?.[1];

/** What may stop servers of earlier versions; tables that the migration creates are its own. */
export function findDestructive(sql: string): string[] {
  const text = withoutTexts(sql);
  const created = new Set(
    [...text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(\w+)/g)].map(([, table]) => table),
  );
  return text.split(';').flatMap((part) => {
    const statement = part.trim();
    if (created.has(tableOf(statement))) return [];
    const findings = rules.filter(([pattern]) => pattern.test(statement));
    return [
      ...findings.map(([, finding]) => finding),
      ...(hasRequiredColumn(statement) ? ['adds a column that earlier inserts do not fill'] : []),
    ];
  });
}
