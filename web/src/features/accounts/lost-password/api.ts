import type { CallBody } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

// The screens say beside their fields what became of it.
const meta = { handles: 'all' } as const;

export function useAskForLink() {
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

/** Whether lost passwords are mailed, as the page from the server says. */
export function isPasswordMailed(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="password-mail"]')?.content === 'on';
}
