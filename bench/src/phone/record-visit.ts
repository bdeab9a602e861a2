/** What a page records of itself; times are in milliseconds. */
export type Visit = {
  /** The largest paint before the first press, and its time since the navigation. */
  largestMs: number;
  largest: string;
  firstPaintMs: number;
  /** Long tasks: when they began, and how long they took. */
  readonly tasks: (readonly [start: number, duration: number])[];
  /** Each press and key, from the finger to the frame that shows what it did. */
  readonly answers: (readonly [duration: number, name: string, target: string])[];
  shift: number;
  /** The elements that shifted without a press shortly before. */
  readonly moved: string[];
};

declare global {
  interface Window {
    visit: Visit;
    /** The time of the next press, and of the frame after `shown` was true. */
    stopwatch?: Promise<number>;
  }
  interface PerformanceEntry {
    /** Of Event Timing, Layout Instability and Largest Contentful Paint, which TypeScript does not know. */
    readonly interactionId?: number;
    readonly target?: Element | null;
    readonly element?: Element | null;
    readonly sources?: readonly { readonly node: Element | null }[];
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** In the page, before its own scripts. */
export function recordVisit(): void {
  const visit: Visit = {
    largestMs: 0,
    largest: '',
    firstPaintMs: 0,
    tasks: [],
    answers: [],
    shift: 0,
    moved: [],
  };
  window.visit = visit;
  const nameOf = (element?: Element | null): string =>
    element ? `${element.tagName.toLowerCase()}.${element.id || element.className}` : '';
  const observe = (
    type: string,
    each: (entry: PerformanceEntry) => void,
    options: PerformanceObserverInit = {},
  ): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true, ...options });
  };
  observe('largest-contentful-paint', ({ startTime, element }) => {
    visit.largestMs = startTime;
    visit.largest = nameOf(element);
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaintMs = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    visit.tasks.push([startTime, duration]);
  });
  observe('layout-shift', ({ value = 0, hadRecentInput = false, sources = [] }) => {
    if (hadRecentInput) return;
    visit.shift += value;
    visit.moved.push(...sources.map(({ node }) => nameOf(node)));
  });
  const everyEvent = { durationThreshold: 16 } as PerformanceObserverInit;
  observe(
    'event',
    ({ interactionId = 0, duration, name, target }) => {
      if (interactionId > 0) visit.answers.push([duration, name, nameOf(target)]);
    },
    everyEvent,
  );
}

/** In the page: from the next press until the frame that shows this element, which can be pressed. */
export function startStopwatch(selector: string): void {
  window.stopwatch = new Promise((resolve) => {
    const start = ({ timeStamp }: Event): void => {
      const look = (): void => {
        if (!document.querySelector(selector)) {
          requestAnimationFrame(look);
          return;
        }
        // A message after a frame's callbacks comes when the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          resolve(performance.now() - timeStamp);
        });
        port1.start();
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}
