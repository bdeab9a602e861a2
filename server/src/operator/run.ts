import { readConfig, reasonsOf, type Config } from '../settings/config.ts';
import { MIGRATIONS_DIR } from '../migrations-dir.ts';
import { systemClock } from '../plumbing/clock.ts';
import { DataDirInUseError } from '../plumbing/database/database-errors.ts';
import type { DatabaseLog } from '../plumbing/database/database-log.ts';
import { inTransaction } from '../plumbing/database/queries/in-transaction.ts';
import { openDatabase } from '../plumbing/database/open-database.ts';
import { openDataDir } from '../plumbing/owner-only.ts';
import { createPasswords } from '../plumbing/passwords.ts';
import { randomText } from '../plumbing/tokens.ts';
import type { Schema } from '../schema.ts';
import { runCommand } from './run-command.ts';
import { readCommand, type Command } from './read-command.ts';
import { readPassword } from './read-password.ts';

// The command line of the platform's operator: node run.ts create-admin|reset-password …
const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };

async function open({ dataDir, databaseUrl: url }: Config) {
  openDataDir(dataDir);
  try {
    return await openDatabase<Schema>({
      url,
      dataDir,
      migrationsDir: MIGRATIONS_DIR,
      log: silentLog,
    });
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    throw new Error(
      `the server is running on ${dataDir}, and the embedded database lets in one process alone: ` +
        'stop the server, run this again, start it',
      { cause: error },
    );
  }
}

async function run(command: Command, config: Config): Promise<void> {
  // Checked before the password is requested, so that no password is typed in vain.
  const database = await open(config);
  try {
    const { stdin: input, stderr: output } = process;
    const password = command.isGenerated ? randomText(12) : await readPassword({ input, output });
    const deps = {
      db: database.kysely,
      write: <Result>(work: Parameters<typeof inTransaction<Schema, Result>>[1]) =>
        inTransaction(database.kysely, work),
      passwords: createPasswords(),
      clock: systemClock,
    };
    const done = await runCommand(deps, command, password);
    process.stdout.write(`${done}\n`);
    if (command.isGenerated) {
      process.stdout.write(`The password, which is shown only now: ${password}\n`);
    }
  } finally {
    await database.close();
  }
}

try {
  await run(
    readCommand(process.argv.slice(2)),
    readConfig(process.env, [], { signsTokens: false }),
  );
  process.exit(0);
} catch (error) {
  for (const line of reasonsOf(error)) process.stderr.write(`comanda: ${line}\n`);
  process.exit(1);
}
