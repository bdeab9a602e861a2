/**
 * The files of the server's tests to run on PostgreSQL too, from what each has asked of the embedded database
 * (COMANDA_STATEMENTS). Both engines are PostgreSQL: a file is left out when the others send each of its statements,
 * those that lock rows in two files at least. Files that name the engine always run, here or in the deep run.
 *   node scripts/needs-postgres.ts FOLDER
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Recorded = { readonly file: string; readonly statements: readonly string[] };

const LOCKS = /for (?:no key )?update|for share|advisory|skip locked/i;
/** Also those that start processes, whose statements are not recorded. */
const NAMES_ENGINE = /TEST_DATABASE_URL|createOwnDatabase|testing\/processes\/|attacked-server/;

/** Files with two depths (depth.ts) that name the engine: `npm run test:deep` runs them whole on both. */
export const isDeepOnBoth = (text: string): boolean =>
  text.includes('/scripts/depth.ts') && NAMES_ENGINE.test(text);

/** The files that send every statement, each as often as wanted or as it is sent at all. */
export function coveringFiles(
  recorded: readonly Recorded[],
  always: ReadonlySet<string>,
): string[] {
  const missing = new Map<string, number>();
  for (const statement of recorded.flatMap(({ statements }) => statements)) {
    missing.set(
      statement,
      Math.min((missing.get(statement) ?? 0) + 1, LOCKS.test(statement) ? 2 : 1),
    );
  }
  const wanted = (statements: readonly string[]) =>
    statements.filter((statement) => (missing.get(statement) ?? 0) > 0);
  const chosen: string[] = [];
  const choose = ({ file, statements }: Recorded) => {
    chosen.push(file);
    for (const statement of wanted(statements))
      missing.set(statement, (missing.get(statement) ?? 0) - 1);
  };
  const left = new Set(recorded.toSorted((a, b) => (a.file < b.file ? -1 : 1)));
  for (const one of left) {
    if (!always.has(one.file)) continue;
    choose(one);
    left.delete(one);
  }
  for (;;) {
    const ranked = [...left].map((one) => ({ one, count: wanted(one.statements).length }));
    const best = ranked.reduce((a, b) => (b.count > a.count ? b : a), {
      one: undefined,
      count: 0,
    } as {
      one: Recorded | undefined;
      count: number;
    });
    if (!best.one) return chosen;
    choose(best.one);
    left.delete(best.one);
  }
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder !== undefined) {
  const server = fileURLToPath(new URL('../server', import.meta.url));
  const recorded = globSync('*.json', { cwd: folder }).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Recorded,
  );
  if (recorded.length === 0) throw new Error(`${folder} has no record of a run`);
  const files = globSync('{src,demo}/**/*.test.ts', { cwd: server }).map((file) =>
    path.join(server, file),
  );
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const named = files.filter((file) => NAMES_ENGINE.test(textOf(file)));
  const chosen = new Set([...named, ...coveringFiles(recorded, new Set(named))]);
  for (const file of named) if (isDeepOnBoth(textOf(file))) chosen.delete(file);
  process.stderr.write(`${chosen.size} of ${files.length} files on PostgreSQL\n`);
  process.stdout.write(
    `${[...chosen].map((file) => path.relative(process.cwd(), file)).join('\n')}\n`,
  );
}
