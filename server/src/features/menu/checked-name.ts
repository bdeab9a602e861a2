import { menuFields } from '@comanda/domain/menu';
import { checkFields } from '../../plumbing/http/check-fields.ts';
import type { Level } from './levels/places.ts';

/** A name as it is stored; refuses one without visible characters. */
export function checkedName(level: Level, name: string): string {
  checkFields({ name: menuFields[level] }, { name });
  return name.trim();
}
