/** Left out: what differs from build to build or from page to page, and what no person notices. */
const unsaid = /^(?:data-(?!theme$).*|id|style|class|value|xmlns|tabindex)$/;
const pointers = new Set([
  'for',
  'form',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
]);

/** The class of the style sheet, without what the build adds to it. */
const plainClass = (name: string): string => /^_([\w-]+?)_\w+_\d+$/.exec(name)?.[1] ?? name;

/** The words of the elements with these ids; of an element without words, its tag. */
function wordsAt(ids: string): string {
  const words = ids.split(/\s+/).map((id) => {
    const target = document.getElementById(id);
    if (!target) return 'nothing';
    return target.localName === 'form' ? 'form' : target.textContent.trim() || target.localName;
  });
  return words.join(' + ');
}

function attributeOf(element: Element, name: string): string {
  const value = element.getAttribute(name) ?? '';
  if (pointers.has(name)) return `${name} -> ${wordsAt(value)}`;
  return value === '' ? name : `${name}=${value}`;
}

function stateOf(element: Element): readonly string[] {
  if (element instanceof HTMLInputElement) {
    const { type, checked, value } = element;
    if (type === 'checkbox' || type === 'radio') return checked ? ['(checked)'] : [];
    return type === 'file' || value === '' ? [] : [`(${value})`];
  }
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) {
    return [`(${element.value})`];
  }
  return element instanceof HTMLProgressElement ? [`(${element.value})`] : [];
}

/** An icon by its name; of another drawing only that it is one. */
function drawingOf(element: Element): string {
  const names = [...element.classList].map(plainClass).filter((name) => name !== 'lucide');
  const hidden = element.getAttribute('aria-hidden') === 'true' ? [] : ['for everyone'];
  return [['svg', ...names].join('.'), ...hidden].join(' ');
}

function lineOf(element: Element): string {
  if (element.localName === 'svg') return drawingOf(element);
  const names = element.getAttributeNames().filter((name) => !unsaid.test(name));
  return [
    [element.localName, ...[...element.classList].map(plainClass)].join('.'),
    ...names.toSorted().map((name) => attributeOf(element, name)),
    ...stateOf(element),
  ].join(' ');
}

/**
 * What assistive technology, the keyboard and the style sheets are given: an element a line, with its attributes, its
 * state and its words. The inside of a drawing or a map is left out.
 */
export function describeElement(node: Node, indent = ''): readonly string[] {
  if (node instanceof Text) {
    const words = node.data.trim();
    return words === '' ? [] : [`${indent}"${words}"`];
  }
  if (!(node instanceof Element)) return [];
  const isWhole = node.matches('svg, .leaflet-container');
  const inner = isWhole ? [] : [...node.childNodes];
  const lines = inner.flatMap((child) => describeElement(child, `${indent}  `));
  const [only = '', ...others] = lines;
  const line = `${indent}${lineOf(node)}`;
  if (others.length === 0 && only.trim().startsWith('"')) return [`${line} ${only.trim()}`];
  return [line, ...lines];
}
