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

const SHELL = 'index.html';
const isCouriers = (source: string): boolean =>
  /^src\/(features\/couriers\/(?!platform\/)|apps\/admin\/courier\/)/.test(source) &&
  !source.includes('registration');

/**
 * All files of the courier's screens: the shell's own, then each courier screen with its dynamic imports. The
 * other screens of the shell are left out.
 */
export function courierFiles(manifest: BuildManifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (source: string, withLater: boolean): void => {
    const part = manifest[source];
    if (!part || seen.has(source)) return;
    seen.add(source);
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) {
      files.add(`/${file}`);
    }
    for (const needed of part.imports ?? []) add(needed, withLater);
    if (withLater) for (const later of part.dynamicImports ?? []) add(later, true);
  };
  add(SHELL, false);
  for (const source of manifest[SHELL]?.dynamicImports ?? []) {
    if (isCouriers(source)) add(source, true);
  }
  return [...files].toSorted();
}
