import type { CallBody } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { pageSetting } from '../../../lib/page/page-setting.ts';

// The screens show errors beside their fields.
const meta = { handles: 'all' } as const;

export function useRequestLink() {
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/auth/forgot-password'>) =>
      call('POST /api/auth/forgot-password', { isPublic: true, body }),
    meta,
  });
}

export function useResetByLink() {
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/auth/reset-password'>) =>
      call('POST /api/auth/reset-password', { isPublic: true, body }),
    meta,
  });
}

/** Whether the platform mails links for lost passwords, from the page's settings. */
export function isPasswordMailed(): boolean {
  return pageSetting('password-mail') === 'on';
}
