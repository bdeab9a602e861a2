const pointers = [
  'for',
  'form',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
];

/** What no element may lack, and what would be wrong then. */
const rules: readonly (readonly [selector: string, wrong: string])[] = [
  // It would send the form that it may stand in one day.
  ['button:not([type])', 'a button without a type'],
  ['input:not([type])', 'an input without a type'],
  // The browser would suggest what was typed into another field, or no password manager would know it.
  [
    'input:is([type=text], [type=email], [type=tel], [type=password]):not([autocomplete])',
    'an input without autocomplete',
  ],
  // The browser would refuse it in words of its own.
  ['form:not([novalidate])', 'a form that the browser checks'],
  ['img:not([alt])', 'a picture without words'],
  ['time:not([datetime])', 'a time without its moment'],
  ['svg:not([aria-hidden=true], [role=img], [aria-label])', 'a drawing for screen readers'],
  ['a[target=_blank][href^=http]:not([rel~=noreferrer])', 'a stranger who learns this address'],
  [':is([role=dialog], dialog):not([aria-label], [aria-labelledby])', 'a popup without a name'],
];

const named = 'input:not([type=hidden], [type=file][hidden]), select, textarea, button, a[href]';

const find = (selector: string): readonly Element[] =>
  [...document.body.querySelectorAll(selector)].filter(
    (element) => !element.closest('.leaflet-container'),
  );

const idsIn = (element: Element, name: string): readonly string[] =>
  (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);

function hasName(element: Element): boolean {
  if (element.ariaLabel) return true;
  const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
  const others = idsIn(element, 'aria-labelledby').map((id) => document.getElementById(id));
  const own = element.matches('button, a') ? [element] : [];
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
  const words = [...(labels ?? []), ...others, ...own].map((one) => one?.textContent.trim());
  return [...words, ...pictures].some(Boolean);
}

const isToNothing = (element: Element, name: string): boolean =>
  idsIn(element, name).some((id) => !document.getElementById(id));

/**
 * What is wrong with a page for someone who does not see it, or whose browser fills it in. Each test is held to it by
 * what it has rendered at its end.
 */
export function wrongElements(): readonly string[] {
  const wrong = [
    ...rules.map(([selector, words]) => [words, find(selector)] as const),
    ['a control without a name', find(named).filter((element) => !hasName(element))] as const,
    ...pointers.map((name) => {
      const pointing = find(`[${name}]`).filter((element) => isToNothing(element, name));
      return [`${name} of an element that is not there`, pointing] as const;
    }),
  ];
  return wrong.flatMap(([words, elements]) =>
    elements.map(({ outerHTML }) => `${words}: ${outerHTML.slice(0, 200)}`),
  );
}
