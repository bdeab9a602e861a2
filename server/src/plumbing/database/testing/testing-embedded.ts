import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../database.ts';
import { migrate } from '../migrating/migrate.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { TEMPLATE_PREFIX, templateName, type TestDatabaseSettings } from './testing-template.ts';

const COPY_PREFIX = 'comanda-test-';
const DAY_MS = 86_400_000;

/** A copy of the template's folder, without durability after a power cut. */
export async function openEmbeddedCopy<Schema>(
  settings: TestDatabaseSettings,
): Promise<Database<Schema>> {
  const template = path.join(os.tmpdir(), templateName(settings.migrationsDir));
  if (!fs.existsSync(template)) await makeEmbeddedTemplate(template, settings);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), COPY_PREFIX));
  fs.cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  });
  const database = await openEmbedded<Schema>({ ...settings, dataDir, durable: false });
  return {
    ...database,
    close: async () => {
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Templates of earlier migrations and leftovers of killed test runs, some 40 MB each. */
function removeLeftovers(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(TEMPLATE_PREFIX) && !name.startsWith(COPY_PREFIX)) continue;
    const leftover = path.join(os.tmpdir(), name);
    const changedMs = fs.statSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedMs > DAY_MS) fs.rmSync(leftover, { recursive: true, force: true });
  }
}

async function makeEmbeddedTemplate(
  template: string,
  settings: TestDatabaseSettings,
): Promise<void> {
  removeLeftovers();
  const building = `${template}.${randomUUID()}`;
  const database = await openEmbedded({ ...settings, dataDir: building, durable: false });
  await migrate(database, settings.migrationsDir, settings.log);
  await database.close();
  try {
    fs.renameSync(building, template);
  } catch (error) {
    fs.rmSync(building, { recursive: true, force: true });
    if (!fs.existsSync(template)) throw error; // else another worker has made the same one
  }
}
