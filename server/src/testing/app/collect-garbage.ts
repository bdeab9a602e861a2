import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Removes all that nothing refers to; for tests of what is kept. */
export const collectGarbage = runInNewContext('gc') as () => void;
