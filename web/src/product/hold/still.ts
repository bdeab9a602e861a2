import { createContext, use, useState } from 'react';

const TouchContext = createContext(false);

/** Tells the notes above live lists whether somebody touches the lists. */
export const TouchProvider = TouchContext;

/** Notes above lists that are touched neither come nor go: the rows would move with them. */
export function useStill<Value>(now: Value): Value {
  const isTouched = use(TouchContext);
  const [before, setBefore] = useState<{ readonly value: Value }>();
  if (isTouched && !before) setBefore({ value: now });
  if (!isTouched && before) setBefore(undefined);
  return isTouched && before ? before.value : now;
}
