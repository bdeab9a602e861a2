import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Vite's manifest that lists the imports of each file. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
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

/** These parts and everything that they import statically. */
export function closureOf(manifest: BuildManifest, sources: readonly string[]): string[] {
  const closure = new Set<string>();
  const add = (source: string): void => {
    if (!manifest[source] || closure.has(source)) return;
    closure.add(source);
    manifest[source].imports?.forEach(add);
  };
  sources.forEach(add);
  return [...closure];
}
