import type { Finding } from './run-tool.ts';

type Accepted = { readonly what: RegExp; readonly where: RegExp; readonly reason: string };

/** Reports that are no weakness. */
const accepted: readonly Accepted[] = [
  {
    what: /^Backup file: /,
    where: /^\/(admin|courier)\//,
    reason:
      'every address below these is answered with the page of the web app: its program chooses the screen',
  },
  {
    what: /X-XSS-Protection is not set$/,
    where: /^\/$/,
    reason:
      'browsers have removed it, and where it remains it opens holes; the content policy is in its place',
  },
  {
    what: /Strict-Transport-Security is not set$/,
    where: /^\/$/,
    reason: 'the proxy has the certificate, so this header is its own',
  },
];

/** Why a finding is no weakness; undefined when it is one. */
export const acceptedFor = ({ what, where }: Finding): string | undefined =>
  accepted.find((one) => one.what.test(what) && one.where.test(where))?.reason;
