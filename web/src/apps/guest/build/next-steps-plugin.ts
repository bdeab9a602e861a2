import { languages, type Language } from '@comanda/contract/texts';
import type { Plugin } from 'vite';

/** The files of what a guest may open next: of every language, and the texts of one. */
export type NextSteps = Readonly<Record<'all' | Language, readonly string[]>>;

type Chunk = {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

const PAGE = /\/apps\/guest\/pub-page\.ts$/;
/** A map has no tiles without a network, and is the largest part: its code loads when a place is chosen. */
const LEFT_OUT = /\/apps\/guest\/map\//;
const TEXTS = /^\0virtual:guest-texts\/\w+\/(\w+)$/;

/** All that the page loads later, by the build's chunks: what it has from the start is stored with it. */
export function findNextSteps(chunks: readonly Chunk[], base: string): NextSteps {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const page = chunks.find(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''));
  if (!page) throw new Error('the build has no page of the guest');
  const walk = (name: string, next: (chunk: Chunk) => readonly string[], found: Set<Chunk>) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(chunk) || LEFT_OUT.test(chunk.facadeModuleId ?? '')) return found;
    found.add(chunk);
    for (const one of next(chunk)) walk(one, next, found);
    return found;
  };
  const first = walk(page.fileName, ({ imports }) => imports, new Set());
  const all = walk(page.fileName, (one) => [...one.imports, ...one.dynamicImports], new Set());
  const later = [...all].filter((chunk) => !first.has(chunk));
  const filesOf = (language?: string): string[] => {
    const files = later
      .filter(({ facadeModuleId }) => TEXTS.exec(facadeModuleId ?? '')?.[1] === language)
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
    return [...new Set(files)].map((file) => base + file);
  };
  const texts = languages.map((language) => [language, filesOf(language)] as const);
  return { all: filesOf(), ...(Object.fromEntries(texts) as Record<Language, string[]>) };
}

const WORKER = 'service-worker.js';
/** In the worker's program, in place of the list. */
const PLACE = 'NEXT_STEPS';

/** Writes the list into the worker: the names of the files are known only once all are built. */
export function nextStepsPlugin(): Plugin {
  let base = '/';
  return {
    name: 'comanda:next-steps',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const worker = chunks.find(({ fileName }) => fileName === WORKER);
      if (!worker?.code.includes(PLACE)) throw new Error(`no ${PLACE} in the build's ${WORKER}`);
      worker.code = worker.code.replace(PLACE, JSON.stringify(findNextSteps(chunks, base)));
    },
  };
}
