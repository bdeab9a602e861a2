import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';

/** A screen whose program is loaded when it opens. */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(() => loadChunk(async () => ({ default: await load() })));
