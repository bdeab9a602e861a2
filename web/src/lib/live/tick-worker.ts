// A page in the background gets its timers late, or once a minute; the timers of a worker are on time.
let timer: ReturnType<typeof setInterval> | undefined;

globalThis.addEventListener('message', ({ data: everyMs }: MessageEvent<number>) => {
  clearInterval(timer);
  timer = setInterval(() => {
    globalThis.postMessage('tick');
  }, everyMs);
});
