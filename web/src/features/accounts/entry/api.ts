import { useMutation } from '@tanstack/react-query';
import type { CallBody } from '@comanda/contract';
import { call } from '../../../lib/api/api.ts';
import { useLocation, useNavigate } from '../../../lib/routes/location-context.ts';
import { readReturnAddress } from '../../../lib/session/return-address.ts';
import { session } from '../../../lib/session/session.ts';
import { firstScreenOf } from './first-screen.ts';

/** A refusal is shown in the form. */
const meta = { handles: 'all' } as const;

/** Registers a company, signs it in and opens its screen. */
export function useRegistration() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/company'>) =>
      call('POST /api/company', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      navigate('/admin/company');
    },
    meta,
  });
}

/** Signs in any role and opens the screen on which the session was lost, a company's `desk`, or the role's first. */
export function useLogin(desk?: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/auth/login'>) =>
      call('POST /api/auth/login', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      const first = role === 'company' ? desk : undefined;
      navigate(readReturnAddress(state, role) ?? first ?? firstScreenOf(role));
    },
    meta,
  });
}
