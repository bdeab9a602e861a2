import { useCompany } from '../../features/accounts/use-company.ts';
import { EnteredBar } from '../../features/administration/entered-bar.tsx';
import { usePub } from '../../features/pubs/api.ts';
import { beginAnew } from '../../lib/session/begin-anew.ts';

/** Above every page of a company: nothing for the company itself, a bar for an administrator inside. */
export function EnteredPubBar() {
  const { data: company } = useCompany();
  if (company?.entered_pub_id === undefined) return null;
  return <NamedBar companyID={company.id} pubID={company.entered_pub_id} />;
}

function NamedBar({ companyID, pubID }: { readonly companyID: number; readonly pubID: number }) {
  const { data: pub } = usePub(companyID, pubID);
  return <EnteredBar pubName={pub?.name ?? `#${pubID}`} beginAnew={beginAnew} />;
}
