type Ticker = { readonly timer: number; readonly listeners: Set<() => void> };

const tickers = new Map<number, Ticker>();

/** One timer for all components with the same interval: two hundred ages on a screen update together. */
export function subscribeToTick(everyMs: number, listener: () => void): () => void {
  const ticker = tickers.get(everyMs) ?? startTicker(everyMs);
  ticker.listeners.add(listener);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    window.clearInterval(ticker.timer);
    tickers.delete(everyMs);
  };
}

function startTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  const timer = window.setInterval(() => {
    for (const listener of listeners) listener();
  }, everyMs);
  const ticker = { timer, listeners };
  tickers.set(everyMs, ticker);
  return ticker;
}
