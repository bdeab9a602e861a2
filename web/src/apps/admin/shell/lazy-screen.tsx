import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';

export type LazyScreen = ComponentType & { readonly load: () => Promise<unknown> };

/**
 * A screen whose program is loaded when it opens. One that is loaded before it opens is drawn at once: React
 * holds back what it draws after a placeholder for 300 ms, and nested screens have one placeholder each.
 */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded ??= await loadChunk(fetchScreen);
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
