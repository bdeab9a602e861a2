import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Vite's manifest that lists the imports of each file. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

export function readManifest(directory: string): BuildManifest {
  const file = path.join(directory, '.vite/manifest.json');
  return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
}

/** The key of a part: its source, or the one of a file that several sources share, which has only a name. */
function keyOf(manifest: BuildManifest, part: string): string | undefined {
  if (manifest[part]) return part;
  return Object.keys(manifest).find((key) => manifest[key]?.name === part);
}

/** These parts, by source or name, and everything that they import statically. */
export function closureOf(manifest: BuildManifest, parts: readonly string[]): string[] {
  const closure = new Set<string>();
  const add = (part: string): void => {
    const key = keyOf(manifest, part);
    if (key === undefined || closure.has(key)) return;
    closure.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  parts.forEach(add);
  return [...closure];
}
