import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The folder for pictures of every screen; without it none are taken. */
const folder = process.env['SCREENSHOTS'];
const widths = [360, 768, 1280] as const;
const HEIGHT = 800;
const HIGHEST = 2400;

/**
 * In the browser: the texts that reach out of the screen or out of the card that holds them, and the texts that stand
 * before the one that they follow. What scrolls or is cut off on purpose counts as its frame.
 */
function findMisplaced(): string[] {
  const SLACK = 1;
  const CARD = 'article, li, dialog, header, button, section, fieldset, dl';
  type Box = { left: number; right: number; top: number; bottom: number };
  const found = new Set<string>();
  const width = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth;
  if (wide > width + SLACK) found.add(`the page is ${wide} wide`);

  const isEmpty = ({ left, right, top, bottom }: Box) => right - left < 1 || bottom - top < 1;
  const reachesOut = (text: Box, card: Box) => {
    // The box of a letter is higher than its line.
    const above = (text.bottom - text.top) / 4;
    return (
      text.left < card.left - SLACK ||
      text.right > card.right + SLACK ||
      text.top < card.top - above ||
      text.bottom > card.bottom + above
    );
  };
  /** The visible part of a text, and the card that it leaves. */
  const look = (parent: Element, rect: Box): { shown: Box; left?: Element } => {
    // The sides of a DOMRect are not its own properties: a spread would lose them.
    const shown = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    let isCut = false;
    let leftCard: Element | undefined;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (display === 'inline' || display === 'contents') continue;
      isCut ||= overflowX !== 'visible';
      if (!isCut && at.matches(CARD) && reachesOut(shown, box)) leftCard ??= at;
      if (overflowX !== 'visible') {
        shown.left = Math.max(shown.left, box.left);
        shown.right = Math.min(shown.right, box.right);
        if (overflowY !== 'visible') {
          shown.top = Math.max(shown.top, box.top);
          shown.bottom = Math.min(shown.bottom, box.bottom);
        }
      }
      // Such a part has no place of its own in the card.
      isCut ||= position === 'absolute';
      if (position === 'fixed') break;
    }
    return leftCard && !isEmpty(shown) ? { shown, left: leftCard } : { shown };
  };
  const blockOf = (node: Node): Element | null => {
    let at = node.parentElement;
    while (at && getComputedStyle(at).display === 'inline') at = at.parentElement;
    return at;
  };

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: { block: Element | null; boxes: readonly DOMRect[]; words: string } | undefined;
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: parent, textContent } = text;
    const words = (textContent ?? '').trim();
    const options = { visibilityProperty: true, opacityProperty: true };
    if (!parent || words === '' || !parent.checkVisibility(options)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => !isEmpty(box));
    const about = `"${words.slice(0, 30)}"`;
    for (const box of boxes) {
      const { shown, left } = look(parent, box);
      if (isEmpty(shown)) continue;
      if (left) found.add(`${about} leaves ${left.tagName.toLowerCase()} ${left.className}`);
      if (shown.left < -SLACK || shown.right > width + SLACK) {
        // A link to the content waits above the screen.
        if (shown.bottom > 0) found.add(`${about} leaves the screen`);
      }
    }
    const block = blockOf(text);
    if (before?.block === block) {
      const isTurned = before.boxes.some((one) =>
        boxes.some(
          (other) =>
            one.top < other.bottom && other.top < one.bottom && other.left < one.left - SLACK,
        ),
      );
      if (isTurned && !boxes.some((one) => before?.boxes.some((other) => one.top > other.bottom)))
        found.add(`${about} stands before "${before.words.slice(0, 30)}"`);
    }
    before = { block, boxes, words };
  }
  return [...found];
}

/** No text is wider than the screen, leaves its card or changes places with its neighbour, at the usual widths. */
export async function expectNothingMisplaced(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(findMisplaced), `${name} at ${width}`).toEqual([]);
    if (folder === undefined) continue;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(HEIGHT, whole), HIGHEST) });
    await page.screenshot({
      path: path.join(folder, `${name}-${width}.png`),
      scale: 'css',
      animations: 'disabled',
    });
  }
  if (before) await page.setViewportSize(before);
}
