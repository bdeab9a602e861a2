import { useLocation } from 'react-router';
import { EntryEnded } from '../../../product/platform/entering/entry-ended.tsx';

/** What stands over the sign-in, and over no other page that everybody may see. */
export function SignInNotice() {
  const { pathname } = useLocation();
  return pathname.startsWith('/admin/auth/authentication') ? <EntryEnded /> : null;
}
