import { useEffect, useRef } from 'react';

/** Scrolls the list item that contains it into view, once. */
export function ScrolledTo() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <span ref={ref} hidden />;
}
