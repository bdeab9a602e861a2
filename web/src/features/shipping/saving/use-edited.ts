import { useState } from 'react';

type Edited<Value> = {
  readonly value: Value;
  readonly isChanged: boolean;
  readonly set: (value: Value) => void;
  /** Restores the saved value; also called after saving, when both are equal. */
  readonly reset: () => void;
};

/** A part of the page that follows the saved value until the user edits it. */
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
