import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeOnce, type Database } from '../database.ts';
import { migrate } from '../migrating/migrate.ts';
import { EmbeddedEngine } from '../embedded/embedded-engine.ts';
import { databaseOn, openEmbedded } from '../embedded/open-embedded.ts';
import { readFreshState, resetDatabase, type FreshState } from './reset-database.ts';
import { dumpDatabase, MemoryEngine } from './memory-engine.ts';
import { TEMPLATE_PREFIX, templateName, type TestDatabaseSettings } from './testing-template.ts';

const DUMP_NAME = 'database.tar';
const COPY_PREFIX = 'comanda-test-';
/** The copies of one run of the tests: its processes have the same parent. */
const copiesOf = (runner: number): string => `${COPY_PREFIX}${runner}-`;
const DAY_MS = 86_400_000;

type Used = {
  readonly engine: EmbeddedEngine | MemoryEngine;
  readonly fresh: FreshState;
  readonly madeFor: string;
  readonly remove: () => Promise<void>;
};

/** The engines of the databases that were closed last: starting one takes as long as dozens of tests. */
const idle: Used[] = [];
/** A file seldom has more databases than this open at once; an engine holds some 200 MB. */
const MAX_IDLE = 2;

/**
 * An empty, migrated database: on the engine of the last one that was closed, with its rows removed, or on a new
 * engine with a copy of the template.
 */
export async function openEmbeddedCopy<Schema>(
  settings: TestDatabaseSettings,
): Promise<Database<Schema>> {
  const used = (await takeIdle(settings)) ?? (await start(settings));
  const database = databaseOn<Schema>(used.engine, settings);
  return {
    ...database,
    close: closeOnce(async () => {
      await database.close();
      idle.push(used);
      if (idle.length > MAX_IDLE) await idle.shift()?.remove();
    }),
  };
}

const identityOf = ({ migrationsDir, inFiles, statementTimeoutMs }: TestDatabaseSettings): string =>
  `${templateName(migrationsDir)} ${inFiles} ${statementTimeoutMs}`;

/** An idle engine that was made for the same settings, if a test has not changed its definitions. */
async function takeIdle(settings: TestDatabaseSettings): Promise<Used | undefined> {
  const madeFor = identityOf(settings);
  const index = idle.findLastIndex((used) => used.madeFor === madeFor);
  const [used] = index === -1 ? [] : idle.splice(index, 1);
  if (!used) return undefined;
  const database = databaseOn(used.engine, settings);
  try {
    if (await database.session((client) => resetDatabase(client, used.fresh))) return used;
  } finally {
    await database.close();
  }
  await used.remove();
  return undefined;
}

/** Copies an empty, migrated database into a data folder without one: a first start takes seconds of a processor. */
export async function copyTemplate(dataDir: string, settings: TestDatabaseSettings): Promise<void> {
  if (fs.existsSync(path.join(dataDir, 'database'))) return;
  const template = await findTemplate(settings);
  fs.cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  });
}

async function start(settings: TestDatabaseSettings): Promise<Used> {
  const { engine, remove } = settings.inFiles
    ? await startOnCopy(settings)
    : await startInMemory(settings);
  const database = databaseOn(engine, settings);
  const fresh = await database.session(readFreshState);
  await database.close();
  return { engine, fresh, madeFor: identityOf(settings), remove };
}

type Started = Pick<Used, 'engine' | 'remove'>;

async function startInMemory(settings: TestDatabaseSettings): Promise<Started> {
  const engine = await MemoryEngine.open(path.join(await findTemplate(settings), DUMP_NAME));
  return { engine, remove: () => engine.close() };
}

async function startOnCopy(settings: TestDatabaseSettings): Promise<Started> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), copiesOf(process.ppid)));
  await copyTemplate(dataDir, settings);
  const engine = await EmbeddedEngine.open({ ...settings, dataDir, durable: false });
  return {
    engine,
    remove: async () => {
      await engine.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Called in the parent of the processes that run tests: an engine stays open until its process is ended. */
export function removeCopiesOfRun(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(copiesOf(process.pid))) continue;
    fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

/** Templates of earlier migrations and leftovers of killed test runs, some 80 MB each. */
function removeLeftovers(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(TEMPLATE_PREFIX) && !name.startsWith(COPY_PREFIX)) continue;
    const leftover = path.join(os.tmpdir(), name);
    const changedMs = fs.statSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedMs > DAY_MS) fs.rmSync(leftover, { recursive: true, force: true });
  }
}

/** The folder of an empty, migrated database and of its dump. */
async function findTemplate(settings: TestDatabaseSettings): Promise<string> {
  const template = path.join(os.tmpdir(), templateName(settings.migrationsDir));
  if (!fs.existsSync(template)) await makeTemplate(template, settings);
  return template;
}

async function makeTemplate(template: string, settings: TestDatabaseSettings): Promise<void> {
  removeLeftovers();
  const building = `${template}.${randomUUID()}`;
  const database = await openEmbedded({ ...settings, dataDir: building, durable: false });
  await migrate(database, settings.migrationsDir, settings.log);
  await database.close();
  await dumpDatabase(path.join(building, 'database'), path.join(building, DUMP_NAME));
  try {
    fs.renameSync(building, template);
  } catch (error) {
    fs.rmSync(building, { recursive: true, force: true });
    if (!fs.existsSync(template)) throw error; // else another worker has made the same one
  }
}
