import { MenuEditor } from '../../../features/menu/menu-editor.tsx';
import { PubCover } from '../../../features/pubs/settings/pub-cover.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { usePubArea } from './pub-area.tsx';

/** The menu editor under the pub's own cover. */
export function MenuEditorPage() {
  const { companyID, pub } = usePubArea();
  return (
    <MenuEditor
      companyID={companyID}
      pub={pub}
      cover={<PubCover pub={pub} sizes="(min-width: 600px) 600px, 100vw" />}
      notFound={<NotFound />}
    />
  );
}
