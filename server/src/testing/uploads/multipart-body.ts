/** A part of a form: its headers as they are sent, and its content. */
export type Part = { readonly headers: readonly string[]; readonly content: Buffer };

const BOUNDARY = 'the-end-of-a-part';

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form of these parts, of which nothing is escaped. */
export function multipartBody(parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n${headers.join('\r\n')}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** The headers of a file's part. */
export const fileHeaders = (
  field: string,
  { name = 'poza.jpg', type = 'image/jpeg' }: { name?: string; type?: string } = {},
): string[] => [
  `content-disposition: form-data; name="${field}"; filename="${name}"`,
  `content-type: ${type}`,
];
