import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDurable } from './durable-pglite.ts';
import { engineVersion, NEW_DATABASE, packDatabase } from './new-database.ts';

// node server/src/plumbing/database/embedded/make-new-database.ts
// After an upgrade of the engine; until then a first start makes its database with the new engine, slowly.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-new-database-'));
const databaseDir = path.join(folder, 'database');
const { engine } = await startDurable(databaseDir);
await engine.close();
fs.writeFileSync(NEW_DATABASE, packDatabase(databaseDir, engineVersion()));
fs.rmSync(folder, { recursive: true });
