/** A push as the server sends it, in the declarative form of web push. */
export type Push = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  /** What a press opens. */
  readonly url: string;
  /** The address that hears that it was shown. */
  readonly report: string | undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Undefined for a message that is none of ours. */
export function readPush(text: string): Push | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  const notification = fieldsOf(fieldsOf(message)['notification']);
  const title = textOf(notification['title']);
  const url = textOf(notification['navigate']);
  if (title === '' || !URL.canParse(url)) return undefined;
  const report = textOf(fieldsOf(notification['data'])['report']);
  return {
    title,
    body: textOf(notification['body']),
    tag: textOf(notification['tag']),
    lang: textOf(notification['lang']),
    url,
    report: report === '' ? undefined : report,
  };
}
