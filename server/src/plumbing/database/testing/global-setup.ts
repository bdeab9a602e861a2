/** Vitest calls it after the last test of a run. */
export { removeCopiesOfRun as teardown } from './testing-embedded.ts';
