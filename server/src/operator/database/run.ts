import { readConfig, reasonsOf } from '../../settings/config.ts';
import { backUp } from './back-up.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { OperatorError } from './operator-error.ts';
import { restore } from './restore.ts';

// The command line for an installation's data: node run.ts backup|restore|move-to-postgres …
const usage = `how to use it:
  npm run backup -- [FOLDER]       a new folder; without one, a dated folder in BACKUP_DIR
  npm run restore -- FOLDER        into an empty DATA_DIR, or the empty database of DATABASE_URL
  npm run move-to-postgres         from DATA_DIR into the empty database of DATABASE_URL`;

/** All is done, but the backup lacked pictures that the database names. */
const PICTURES_MISSING = 2;

async function run(args: readonly string[]): Promise<number> {
  const [command, folder, ...rest] = args;
  const config = readConfig(process.env, [], { signsTokens: false });
  const show = (text: string) => process.stdout.write(`${text}\n`);
  if (command === 'backup' && rest.length === 0) {
    show(await backUp(config, folder));
    return 0;
  }
  if (command === 'restore' && folder !== undefined && rest.length === 0) {
    const { text, isComplete } = await restore(config, folder);
    show(text);
    return isComplete ? 0 : PICTURES_MISSING;
  }
  if (command === 'move-to-postgres' && folder === undefined) {
    show(await moveToPostgres(config));
    return 0;
  }
  throw new OperatorError(usage);
}

try {
  process.exit(await run(process.argv.slice(2)));
} catch (error) {
  for (const line of reasonsOf(error)) process.stderr.write(`comanda: ${line}\n`);
  process.exit(1);
}
