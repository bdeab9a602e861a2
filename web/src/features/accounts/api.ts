import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '../../lib/routes/location-context.ts';
import type { CallBody } from '@comanda/contract';
import { call } from '../../lib/api/api.ts';
import { session } from '../../lib/session/session.ts';
import { useSessionEnd } from '../../lib/session/use-session-end.ts';
import { readReturnAddress } from '../../lib/session/return-address.ts';
import { firstScreenOf } from './entry/first-screen.ts';

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

/** Signs in any role and opens its first screen, or the screen on which the session was lost. */
export function useLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/auth/login'>) =>
      call('POST /api/auth/login', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      navigate(readReturnAddress(state, role) ?? firstScreenOf(role));
    },
    meta,
  });
}

/** Deletes a client's account; needs no session. */
export function useClientDeletion() {
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/client/delete-client'>) =>
      call('POST /api/client/delete-client', { isPublic: true, body }),
    meta,
  });
}

/** Ends the session on the server and in the browser, and opens the start page. */
export function useLogout() {
  const navigate = useNavigate();
  const sessionEnd = useSessionEnd();
  return useMutation({
    ...sessionEnd,
    mutationFn: () => call('POST /api/auth/logout', { isPublic: true }),
    onSuccess: () => {
      // Leaves the private screen first, which would otherwise redirect to the login.
      navigate('/');
      session.signOut();
    },
  });
}

/** The signed-in company. */
export function useCompany() {
  return useQuery({
    queryKey: ['company'],
    queryFn: async ({ signal }) => (await call('GET /api/company', { signal })).company,
  });
}
