import { useLocation } from 'react-router';
import { EntryEnded } from '../../features/administration/inside/entry-ended.tsx';

/** What stands over the sign-in, and over no other page that everybody may see. */
export function SignInNotice() {
  const { pathname } = useLocation();
  return pathname.startsWith('/admin/auth/authentication') ? <EntryEnded /> : null;
}
