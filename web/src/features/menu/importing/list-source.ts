/** A pasted text or a file, which is read again with other columns. */
export type ListSource =
  | { readonly text: string }
  | {
      readonly name: string;
      readonly file: File;
      /** Of a file that is small enough to survive a reload of the page. */
      readonly base64: string | undefined;
    };

const MAX_KEPT_BYTES = 1024 * 1024;

export const isText = (source: ListSource): source is { readonly text: string } => 'text' in source;

function base64Of(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.split(',')[1] : undefined);
    });
    reader.addEventListener('error', () => {
      resolve(undefined);
    });
    reader.readAsDataURL(file);
  });
}

export async function sourceOf(list: string | File): Promise<ListSource> {
  if (typeof list === 'string') return { text: list };
  const base64 = list.size > MAX_KEPT_BYTES ? undefined : await base64Of(list);
  return { name: list.name, file: list, base64 };
}

/** What is stored of it; undefined when that is too large. */
export function storedSource(source: ListSource | undefined): object | undefined {
  if (!source || isText(source)) return source;
  const { name, base64 } = source;
  return base64 === undefined ? undefined : { name, base64 };
}

export function restoredSource(stored: ListSource | undefined): ListSource | undefined {
  if (!stored || isText(stored)) return stored;
  const { name, base64 = '' } = stored;
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return { name, base64, file: new File([bytes], name) };
}
