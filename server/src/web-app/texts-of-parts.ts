import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@comanda/contract';
import { refusalsOf, type RouteKey, type RouteSpec } from '@comanda/contract/routing';
import { allTexts, type Text, type TextKey } from '@comanda/contract/texts';
import { closureOf, type BuildManifest } from './build-manifest.ts';

const keys = Object.keys(allTexts) as readonly TextKey[];

const calls = Object.entries(routes) as readonly (readonly [RouteKey, RouteSpec])[];
const ERRORS = 'errors.';

/** What its calls may be refused with, and the failures that it names itself. */
function errorsIn(named: ReadonlySet<string>): TextKey[] {
  const codes = new Set<string>(
    calls.flatMap(([name, spec]) => (named.has(name) ? refusalsOf(name, spec) : [])),
  );
  return keys.filter((key) => {
    const code = key.startsWith(ERRORS) ? key.slice(ERRORS.length) : '';
    return codes.has(code) || named.has(code);
  });
}

/**
 * The keys that a program names: whole ones, and all with the beginning of a key that it puts together. Of the
 * failures, half of all texts, those that it can meet.
 */
export function keysIn(program: string): TextKey[] {
  const named = new Set<string>(program.match(/(?<=[`'"])[\w.:/ -]+(?=[`'"])/g));
  const beginnings: readonly string[] =
    program.match(/(?<=[`'"])[a-z]+\.[\w.]*(?=\$\{|[`'"]\s*\+)/g) ?? [];
  const errors = new Set(beginnings.includes(ERRORS) ? errorsIn(named) : []);
  const others = beginnings.filter((one) => one !== ERRORS);
  return keys.filter(
    (key) => named.has(key) || errors.has(key) || others.some((one) => key.startsWith(one)),
  );
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
