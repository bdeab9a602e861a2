import type { Plugin } from 'vite';

/**
 * Finds all modules that these first modules load at once: their static imports, and the static imports of those. `has` is
 * valid after the end of the build phase.
 */
export function staticImportsOf(firstModules: readonly string[]): {
  readonly plugin: Plugin;
  readonly has: (module: string) => boolean;
} {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'comanda:static-imports',
    apply: 'build',
    buildEnd() {
      const add = (module: string): void => {
        if (found.has(module)) return;
        found.add(module);
        this.getModuleInfo(module)?.importedIds.forEach(add);
      };
      const all = [...this.getModuleIds()];
      for (const first of firstModules) {
        const module = all.find((one) => one.endsWith(first));
        if (module === undefined) throw new Error(`the program has no module ${first}`);
        add(module);
      }
    },
  };
  return { plugin, has: (module) => found.has(module) };
}
