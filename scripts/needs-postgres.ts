/**
 * The server's tests to run on PostgreSQL too, from what each has asked of the embedded database (COMANDA_STATEMENTS).
 * Both engines are PostgreSQL: a test is left out when the others send each of its statements, those that lock rows
 * in two tests at least. Files that name the engine run whole, here or in the deep run.
 *   node scripts/needs-postgres.ts FOLDER CHOSEN
 * Prints the files, and writes to CHOSEN which tests of each run (chosen-tests.ts).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Test = { readonly name: string; readonly statements: readonly string[] };
type Recorded = { readonly file: string; readonly tests: readonly Test[] };
/** The names of the tests by file; of a file that is missing all run. */
type Chosen = Record<string, string[]>;

const LOCKS = /for (?:no key )?update|for share|advisory|skip locked/i;
/** Also those that start processes, whose statements are not recorded. */
const NAMES_ENGINE = /TEST_DATABASE_URL|createOwnDatabase|testing\/processes\/|attacked-server/;

/** What is refused before the database is asked, and the engine of the first run: PostgreSQL would only repeat it. */
export const NOT_ON_POSTGRESQL = [
  'src/plumbing/database/embedded/**',
  'src/testing/uploads/**',
  'src/testing/attack/{broken-http,broken-frames,mutated-input,connections,odd-requests}.test.ts',
];

/** Files with two depths (depth.ts) that name the engine: `npm run test:deep` runs them whole on both. */
export const isDeepOnBoth = (text: string): boolean =>
  text.includes('/scripts/depth.ts') && NAMES_ENGINE.test(text);

/** Beside whole files, the tests that send every other statement, each as often as wanted or as it is sent at all. */
export function coveringTests(recorded: readonly Recorded[], whole: ReadonlySet<string>): Chosen {
  const missing = new Map<string, number>();
  const all = recorded.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })));
  for (const statement of all.flatMap(({ statements }) => statements)) {
    const wanted = LOCKS.test(statement) ? 2 : 1;
    missing.set(statement, Math.min((missing.get(statement) ?? 0) + 1, wanted));
  }
  const send = (statements: readonly string[]) => {
    for (const statement of statements) missing.set(statement, (missing.get(statement) ?? 0) - 1);
  };
  const isMissing = (statement: string) => (missing.get(statement) ?? 0) > 0;
  for (const { file, statements } of all) if (whole.has(file)) send(statements);

  const chosen: Chosen = {};
  let left = all.filter(({ file }) => !whole.has(file));
  for (;;) {
    // What all others send already is not looked at again.
    left = left
      .map((test) => ({ ...test, statements: test.statements.filter(isMissing) }))
      .filter(({ statements }) => statements.length > 0)
      .toSorted(
        (a, b) =>
          b.statements.length - a.statements.length ||
          a.file.localeCompare(b.file) ||
          a.name.localeCompare(b.name),
      );
    const [best] = left;
    if (!best) return chosen;
    send(best.statements);
    (chosen[best.file] ??= []).push(best.name);
    left.shift();
  }
}

const [folder, chosenFile] = process.argv.slice(2);
if (import.meta.main && folder !== undefined && chosenFile !== undefined) {
  const server = fileURLToPath(new URL('../server', import.meta.url));
  const recorded = globSync('*.json', { cwd: folder }).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Recorded,
  );
  if (recorded.length === 0) throw new Error(`${folder} has no record of a run`);
  const files = globSync('{src,demo}/**/*.test.ts', {
    cwd: server,
    exclude: NOT_ON_POSTGRESQL,
  }).map((file) => path.join(server, file));
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const named = files.filter((file) => NAMES_ENGINE.test(textOf(file)));
  const chosen = coveringTests(
    recorded.filter(({ file }) => files.includes(file)),
    new Set(named),
  );
  const whole = named.filter((file) => !isDeepOnBoth(textOf(file)));
  writeFileSync(chosenFile, JSON.stringify(chosen));
  const tests = Object.values(chosen).flat().length;
  process.stderr.write(
    `PostgreSQL: ${whole.length} files whole, and ${tests} tests of ${Object.keys(chosen).length} others\n`,
  );
  const toRun = [...whole, ...Object.keys(chosen)];
  process.stdout.write(`${toRun.map((file) => path.relative(process.cwd(), file)).join('\n')}\n`);
}
