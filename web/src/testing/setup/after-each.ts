import { afterEach, vi } from 'vitest';
import { removeRendered } from './rendered.ts';

// Runs after the file's own clean-up: what the test rendered and replaced is removed in every file.
afterEach(() => {
  removeRendered();
  vi.unstubAllGlobals();
});
