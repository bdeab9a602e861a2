import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

const themes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;
const HEIGHT = 800;
const HIGHEST = 2400;

/** The folder for pictures of every screen; without it none are taken. */
const folder = process.env['SCREENSHOTS'];

declare global {
  var axe: typeof axeCore | undefined;
}

/** Half of what `axe-core` exports as its source, and each page compiles it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Without axe's own driver for Playwright: it also returns all passed checks, which takes twice as long, in some 350
 * checks a run. Without the styles as axe loads them once more: only a rule that is off reads them.
 */
async function violationsOn(page: Page, alike: string | undefined, rules?: readonly string[]) {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(AXE);
  const found = await page.evaluate(
    ([excluded, only]) =>
      globalThis.axe?.run(excluded === undefined ? document : { exclude: [[excluded]] }, {
        resultTypes: ['violations'],
        preload: false,
        // Somebody who speaks to the phone says what they see. Axe calls this rule experimental.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        ...(only && { runOnly: { type: 'rule', values: [...only] } }),
      }),
    [alike, rules] as const,
  );
  if (!found) throw new Error('axe is not there: the page was left while it was looked at');
  return found.violations;
}

/** Of axe's rules, those whose result depends on the theme. */
const OF_THEMES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs every rule of axe on the current page, in both themes unless fewer are given. `alike` selects rows that differ from
 * others only in their words: they are not looked at.
 */
export async function expectNoAxeViolations(
  page: Page,
  schemes: readonly (typeof themes)[number][] = themes,
  alike?: string,
): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, alike, index > 0 ? OF_THEMES : undefined);
    const described = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    }));
    expect(described, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** A longer word may be wider than a phone in any layout. */
const LONGEST_WHOLE_WORD = 17;

/** No heading has a word broken across lines. */
export async function expectWholeHeadings(page: Page): Promise<void> {
  const broken = await page.evaluate((longest) => {
    const linesOf = (text: Node, start: number, end: number): number => {
      const word = document.createRange();
      word.setStart(text, start);
      word.setEnd(text, end);
      const boxes = [...word.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          if (word.length <= longest && linesOf(text, index, index + word.length) > 1)
            found.push(`${heading.textContent}: ${word}`);
        }
      }
    }
    return found;
  }, LONGEST_WHOLE_WORD);
  expect(broken, `words of headings on ${page.url()}`).toEqual([]);
}

/** Pictures of the whole page in both widths and themes; the page's size and theme are restored. */
export async function saveScreenshots(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(whole, HIGHEST) });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
        scale: 'css',
        animations: 'disabled',
      });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
