import { useCompany } from '../../../features/accounts/api.ts';
import { EnteredBar } from '../../../product/platform/entering/entered-bar.tsx';
import { usePub } from '../../../features/pubs/api.ts';
import { openInNewSession } from '../../../lib/session/open-in-new-session.ts';

/** Above every page of a company: empty for the company itself, a bar for an administrator inside. */
export function EnteredPubBar() {
  const { data: company } = useCompany();
  const { id, entered_pub_id: pubID, entered_until: until } = company ?? {};
  if (id === undefined || pubID === undefined || until === undefined) return null;
  return <NamedBar companyID={id} pubID={pubID} until={until} />;
}

type Props = { readonly companyID: number; readonly pubID: number; readonly until: string };

function NamedBar({ companyID, pubID, until }: Props) {
  const { data: pub } = usePub(companyID, pubID);
  return (
    <EnteredBar
      pubName={pub?.name ?? `#${pubID}`}
      until={until}
      openInNewSession={openInNewSession}
    />
  );
}
