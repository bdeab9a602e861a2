import { useEffect, useRef } from 'react';

/** Brings the item of a list that it is drawn in before the eye, once. */
export function ScrolledTo() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <span ref={ref} hidden />;
}
