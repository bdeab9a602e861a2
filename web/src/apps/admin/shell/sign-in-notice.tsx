import { useLocation } from '../../../lib/routes/location-context.ts';
import { EntryEnded } from '../../../product/platform/entering/entry-ended.tsx';

/** The notice above the sign-in, and above no other public page. */
export function SignInNotice() {
  const { pathname } = useLocation();
  return pathname.startsWith('/admin/auth/authentication') ? <EntryEnded /> : null;
}
