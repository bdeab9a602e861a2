import { expect, it } from 'vitest';
import { partsOfShell } from './parts-of-shell.ts';

it('are its programs and styles, not its pictures and not files of another host', () => {
  const html = `
    <link rel="icon" type="image/svg+xml" href="/assets/icon-D2vvsFAW.svg" />
    <script type="module" crossorigin src="/assets/index-Dmy0vRLf.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/api-BXzhxx4d.js">
    <link rel="stylesheet" crossorigin href="/assets/index-CmJIZHeq.css">
    <link rel="stylesheet" href="https://other.example/assets/index-CmJIZHeq.css">`;
  expect(partsOfShell(html)).toEqual([
    '/assets/index-Dmy0vRLf.js',
    '/assets/api-BXzhxx4d.js',
    '/assets/index-CmJIZHeq.css',
  ]);
});
