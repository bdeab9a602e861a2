import type { Role } from '@comanda/domain/accounts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/api.ts';
import type { CallBody } from '@comanda/contract';
import { session } from '../../lib/session/session.ts';

/** Where each role works. */
const firstScreens: Partial<Record<Role, string>> = {
  company: '/admin/company/',
  admin: '/administration/orders',
};

function firstScreenOf(role: Role): string {
  return firstScreens[role] ?? '/courier';
}

/** Registers a company, signs it in and opens its screen. */
export function useRegistration() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/company'>) =>
      call('POST /api/company', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      void navigate('/admin/company');
    },
    meta: {
      // The form says these beneath their fields.
      handles: [
        'company_with_the_same_name_already_exists',
        'company_with_the_same_email_already_exists',
      ],
    },
  });
}

/** Signs in whoever it is and opens the screen of their role. */
export function useLogin() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/auth/login'>) =>
      call('POST /api/auth/login', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      void navigate(firstScreenOf(role));
    },
  });
}

/** Deletes a client's account; nobody has to be signed in. */
export function useClientDeletion() {
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/client/delete-client'>) =>
      call('POST /api/client/delete-client', { isPublic: true, body }),
    meta: { handles: 'all' },
  });
}

/** Ends the session on the server and here, and goes back to the start. */
export function useLogout() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('POST /api/auth/logout', { isPublic: true }),
    onSuccess: async () => {
      // First away from the private screen, which would lead to the login otherwise.
      await navigate('/');
      session.leave();
    },
  });
}
