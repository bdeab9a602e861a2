import { useEffect } from 'react';
import { isField } from './table-cells.ts';

/** When the keyboard of a phone takes half of the screen, the field that opened it stays in sight with its text. */
export function useFieldInSight(): void {
  useEffect(() => {
    const show = () => {
      const field = document.activeElement;
      if (field && isField(field)) field.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('resize', show);
    return () => {
      window.removeEventListener('resize', show);
    };
  }, []);
}
