/** Data, pictures and files are shown in no frame. */
export const NO_FRAMES = "frame-ancestors 'none'";

/** The menu of a pub, which its editor shows in a frame. */
export const FRAMED_HERE = "frame-ancestors 'self'";

const YEAR_SECONDS = 31_536_000;

/** The headers of answers to requests that reach no route, where the plug-in for headers is not called. */
export function answerHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': NO_FRAMES,
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}
