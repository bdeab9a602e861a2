import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import budgets from '../../budgets.json' with { type: 'json' };

type Kind = 'page' | 'script' | 'style';
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;
type Budget = {
  readonly name: string;
  /** The parts that are loaded, by their names in the build's manifest; with all that they import. */
  readonly parts: readonly string[];
  /** Parts that the browser already has. */
  readonly after?: readonly string[];
} & Partial<Record<Kind, number>>;

const kindOf = (file: string): Kind =>
  file.endsWith('.html') ? 'page' : file.endsWith('.css') ? 'style' : 'script';

function filesOf(manifest: Manifest, parts: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    // A file that several sources share has only a name.
    const part = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!part) throw new Error(`web/budgets.json: the build has no part ${name}`);
    if (name.endsWith('.html')) files.add(name);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    part.imports?.forEach(add);
  };
  parts.forEach(add);
  return files;
}

/** As sent: the smallest form, which the build has written beside the file. */
function sizeOf(file: string): number {
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

/** The budgets that a build exceeds, each as a sentence. */
export function findExcesses(folder: string, all: readonly Budget[]): string[] {
  const file = path.join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return all.flatMap((budget) => {
    const known = filesOf(manifest, budget.after ?? []);
    const files = [...filesOf(manifest, budget.parts)].filter((one) => !known.has(one));
    return (['page', 'script', 'style'] as const).flatMap((kind) => {
      const most = budget[kind];
      const size = files
        .filter((one) => kindOf(one) === kind)
        .reduce((sum, one) => sum + sizeOf(path.join(folder, one)), 0);
      return most === undefined || size <= most
        ? []
        : [`${budget.name}: ${kind} ${size} bytes of ${most} (brotli)`];
    });
  });
}

/** The parts of a build that are for development only. */
export function findStrays(folder: string): string[] {
  const file = path.join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.keys(manifest).filter((name) => name.includes('/apps/admin/parts/'));
}

/** Fails a build whose first screens became larger than `web/budgets.json` allows. */
export function budgetPlugin(
  build: keyof typeof budgets & ('app' | 'guest'),
  folder: string,
): Plugin {
  return {
    name: 'comanda:budget',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const strays = findStrays(folder);
        if (strays.length > 0) throw new Error(`for development only: ${strays.join(', ')}`);
        const excesses = findExcesses(folder, budgets[build]);
        if (excesses.length > 0) {
          throw new Error(
            `larger than web/budgets.json allows; load less at first, or raise the budget with a reason:\n  ${excesses.join('\n  ')}`,
          );
        }
      },
    },
  };
}
