import path from 'node:path';
import type { Config } from '../settings/config.ts';

/** The folder of the pictures; undefined when they are in a store with its own backup. */
export function imagesDirOf({
  dataDir,
  pictures,
}: Pick<Config, 'dataDir' | 'pictures'>): string | undefined {
  return pictures ? undefined : path.join(dataDir, 'images');
}
