import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allTexts, type Text, type TextKey } from '@comanda/contract/texts';
import { closureOf, type BuildManifest } from './build-manifest.ts';

const keys = Object.keys(allTexts) as readonly TextKey[];

/** The keys that a program names: whole ones, and all with the beginning of a key that it puts together. */
export function keysIn(program: string): TextKey[] {
  const whole = new Set<string>(program.match(/(?<=[`'"])[\w.]+(?=[`'"])/g));
  const beginnings = program.match(/(?<=[`'"])[a-z]+\.[\w.]*(?=\$\{|[`'"]\s*\+)/g) ?? [];
  return keys.filter((key) => whole.has(key) || beginnings.some((one) => key.startsWith(one)));
}

/** The texts that these parts of the built program can show, with all that they import. */
export function textsOfParts(
  directory: string,
  manifest: BuildManifest,
  parts: readonly string[],
): Record<string, Text> {
  const programs = closureOf(manifest, parts)
    .map((part) => manifest[part]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
  return Object.fromEntries(keysIn(programs.join('\n')).map((key) => [key, allTexts[key]]));
}
