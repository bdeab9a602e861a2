import { lazy, useState, type ComponentType } from 'react';
import type { TextsPart } from '../../../lib/i18n/address-of-texts.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';

export type LazyScreen = ComponentType & { readonly load: () => Promise<unknown> };

/**
 * A screen whose program is loaded when it opens. One that is loaded before it opens is drawn at once: React
 * holds back what it draws after a placeholder for 300 ms, and nested screens have one placeholder each.
 * It waits for all texts, unless the part with which the page starts has its own.
 */
export function lazyScreen(
  fetchScreen: () => Promise<ComponentType>,
  texts: TextsPart = 'all',
): LazyScreen {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded ??= await loadChunk(texts === 'all' ? withAllTexts(fetchScreen) : fetchScreen);
    return { default: loaded };
  };
  const Later = lazy(load);
  function Screen() {
    // The same one while the screen is open: another component would lose the screen's state.
    const [Drawn] = useState<ComponentType>(() => loaded ?? Later);
    return <Drawn />;
  }
  return Object.assign(Screen, { load });
}
