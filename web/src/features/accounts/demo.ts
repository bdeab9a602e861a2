import { pageSetting } from '../../lib/page/page-setting.ts';

/** The sign-in with the e-mail of the demo's company filled in, which leads to the demo's desk. */
export const DEMO_SIGN_IN = '/admin/auth/authentication?demo=1';

/** Where the demo's menu and desk are, and who signs in there; undefined where no demo runs. */
export function readDemo() {
  const menu = pageSetting('demo-menu');
  if (menu === '') return undefined;
  return { menu, desk: pageSetting('demo-desk'), email: pageSetting('demo-email') } as const;
}
