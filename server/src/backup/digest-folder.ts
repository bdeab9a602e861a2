import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

function listFiles(root: string): string[] {
  if (fs.statSync(root).isFile()) return [''];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** A SHA-256 of the names, sizes and contents of a file, or of all files of a folder. */
export async function digest(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of listFiles(root)) {
    const file = path.join(root, name);
    hash.update(`${name.replaceAll(path.sep, '/')}\0${fs.statSync(file).size}\0`);
    for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}
