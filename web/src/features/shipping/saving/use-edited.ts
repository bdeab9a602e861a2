import { useState } from 'react';

type Edited<Value> = {
  readonly value: Value;
  readonly isChanged: boolean;
  readonly set: (value: Value) => void;
  /** Back to what is saved; also after saving, when the two are the same. */
  readonly reset: () => void;
};

/** A part of the page that follows what is saved until somebody touches it. */
export function useEdited<Value>(
  saved: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Edited<Value> {
  const [edited, setEdited] = useState<{ readonly value: Value }>();
  return {
    value: edited ? edited.value : saved,
    isChanged: edited !== undefined && !isSame(edited.value, saved),
    set: (value) => {
      setEdited({ value });
    },
    reset: () => {
      setEdited(undefined);
    },
  };
}
