import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWNER_ONLY } from '../plumbing/owner-only.ts';
import type { RandomText } from '../plumbing/tokens.ts';

export type Secrets = { readonly tokenSecret: string; readonly demoPassword: string };

/** The secrets of one data folder: created at its first start, readable by its owner alone. */
export function readSecrets(dataDir: string, randomText: RandomText): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = { tokenSecret: randomText(48), demoPassword: randomText(9) };
  mkdirSync(dataDir, { recursive: true });
  const complete = `${file}.${process.pid}.new`;
  writeFileSync(complete, JSON.stringify(secrets, null, 2), { mode: OWNER_ONLY });
  try {
    // Of two processes that start at once, the second uses the first one's.
    linkSync(complete, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(complete);
  }
  return readSecrets(dataDir, randomText);
}
