import { afterAll, afterEach, vi } from 'vitest';
import { server } from 'vitest/browser';
import { removeLeftBehind, restartProduct } from './left-behind.ts';
import '../actions/quick-actions.ts';
import { removeRendered } from './rendered.ts';
import { makeFaces } from '../../ui/fonts/faces.ts';

const passTask = () =>
  new Promise((resolve) => {
    window.setTimeout(resolve);
  });

// Runs after the file's own clean-up: what the test rendered and replaced is removed in every file. What else it leaves
// would be in the page of the next test, so it has to remove that itself.
afterEach(async () => {
  const wrong = removeRendered();
  vi.unstubAllGlobals();
  // The effects of what was removed end.
  if (!vi.isFakeTimers()) await passTask();
  const left = removeLeftBehind();
  if (wrong.length > 0) throw new Error(`a page of the test has ${wrong.join('\n')}`);
  if (left.length > 0) throw new Error(`the test has left in the page: ${left.join(', ')}`);
});

// The files of a worker share a page.
afterAll(restartProduct);

const browserFetch = window.fetch.bind(window);

// Between two fake servers nothing answers: the server of the test run would answer any call with a page.
window.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.startsWith('/api/')) throw new TypeError(`no server for ${pathname}`);
  return browserFetch(input, init);
};

/**
 * What `content: '✓' / ''` shows is no part of a name: the test library reads both as one text, and so finds no such
 * element until Playwright is asked, a second later.
 */
function readContentAsAlternative(): void {
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const style = styleOf(element, pseudo);
    const alternative = pseudo ? /^".*" \/ (".*")$/.exec(style.content)?.[1] : undefined;
    if (alternative === undefined) return style;
    return new Proxy(style, {
      get: (real, name): unknown =>
        name === 'content' ? alternative : Reflect.get(real, name, real),
    });
  };
}

// Once for a page: each file of it runs this one.
if (String(window.getComputedStyle).includes('[native code]')) readContentAsAlternative();

// A headless browser lays the page out and finds what a click hits, but need not paint it: that saves an eighth of the
// processor's time.
if (server.config.browser.headless) window.parent.document.body.style.opacity = '0';

// A screen is measured with the fonts that it usually has.
for (const face of makeFaces('ru').all) document.fonts.add(face);
