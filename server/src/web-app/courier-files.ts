/** The part of Vite's manifest that tells what belongs together. */
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
 * Every file that the courier's screens are made of: the shell's own, then each courier screen with
 * what it fetches later. The other screens of the shell are not the courier's.
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
