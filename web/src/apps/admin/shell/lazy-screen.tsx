import { lazy, useState, type ComponentType, type PropsWithChildren } from 'react';
import type { TextsPart } from '../../../lib/i18n/address-of-texts.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';

/** A screen, or an area around one. */
type Screen = ComponentType<PropsWithChildren>;

export type LazyScreen = Screen & { readonly load: () => Promise<unknown> };

/**
 * A screen whose program is loaded when it opens. One that is loaded before it opens is drawn at once: React
 * holds back what it draws after a placeholder for 300 ms, and nested screens have one placeholder each.
 * It waits for all texts, unless the part with which the page starts has its own.
 */
export function lazyScreen(
  fetchScreen: () => Promise<Screen>,
  texts: TextsPart = 'all',
): LazyScreen {
  let loaded: Screen | undefined;
  const load = async () => {
    loaded ??= await loadChunk(texts === 'all' ? withAllTexts(fetchScreen) : fetchScreen);
    return { default: loaded };
  };
  const Later = lazy(load);
  function Shown({ children }: PropsWithChildren) {
    // The same one while the screen is open: another component would lose the screen's state.
    const [Drawn] = useState<Screen>(() => loaded ?? Later);
    return <Drawn>{children}</Drawn>;
  }
  return Object.assign(Shown, { load });
}
