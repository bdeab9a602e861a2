import { lazy, Suspense } from 'react';
import { useCompany } from '../../../features/accounts/api.ts';
import { usePub } from '../../../features/pubs/api.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { openInNewSession } from '../../../lib/session/open-in-new-session.ts';

const EnteredBar = lazy(() =>
  loadChunk(
    withAllTexts(async () => ({
      default: (await import('../../../product/platform/entering/entered-bar.tsx')).EnteredBar,
    })),
  ),
);

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
    <Suspense>
      <EnteredBar
        pubName={pub?.name ?? `#${pubID}`}
        until={until}
        timeZone={pub?.time_zone}
        openInNewSession={openInNewSession}
      />
    </Suspense>
  );
}
