// A page in the background gets its timers late, or once a minute; the timers of a worker are on time.
let timer: ReturnType<typeof setTimeout> | undefined;

globalThis.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data === null) return;
  timer = setTimeout(() => {
    globalThis.postMessage('wake');
  }, data);
});
