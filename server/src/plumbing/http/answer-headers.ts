const YEAR_SECONDS = 31_536_000;

/** The headers of answers to requests that reach no route, where the plug-in for headers is not called. */
export function answerHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}
