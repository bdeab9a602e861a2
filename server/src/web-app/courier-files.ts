import { closureOf, type BuildManifest } from './build-manifest.ts';
import { PAGES } from './preloads.ts';

const SHELL = 'index.html';
/** A screen of couriers, or the popups of every screen: a file without a source. */
const isCouriers = (part: string): boolean =>
  /^(src\/(features\/couriers\/(?!platform\/)|apps\/admin\/courier\/)|_popups-)/.test(part) &&
  !part.includes('registration');

/**
 * All files of the courier's screens: those of the shell and of its pages, then each courier screen and popup with its dynamic
 * imports. The other screens are left out.
 */
export function courierFiles(manifest: BuildManifest): string[] {
  const parts = new Set(closureOf(manifest, [SHELL, PAGES]));
  const addWithLater = (source: string): void => {
    if (parts.has(source)) return;
    for (const part of closureOf(manifest, [source])) {
      if (parts.has(part)) continue;
      parts.add(part);
      manifest[part]?.dynamicImports?.forEach(addWithLater);
    }
  };
  const screens = [...parts].flatMap((part) => manifest[part]?.dynamicImports ?? []);
  screens.filter(isCouriers).forEach(addWithLater);
  const files = [...parts].flatMap((part) => {
    const { file, css = [], assets = [] } = manifest[part] ?? { file: '' };
    return [file, ...css, ...assets].map((name) => `/${name}`);
  });
  return [...new Set(files)].toSorted();
}
