import { removeCopiesOfRun } from './testing-embedded.ts';

/** Of Vitest, before the first test of a run; what it returns is called after the last one. */
export default function setup(): () => void {
  return removeCopiesOfRun;
}
