import type { Pub, SetUp } from '@comanda/contract/pubs';
import { BellRing, Drama, MapPinned, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import {
  addingDish,
  categoryPath,
  editorPath,
} from '../../../../features/menu/editor/menu-scope.ts';
import { FirstMenuForm } from '../../../../features/menu/first-menu/first-menu-form.tsx';
import { HoursStep } from '../../../../features/hours/set-up/hours-step.tsx';
import { useIsRehearsed } from '../../../../features/orders/live/pub-orders-context.ts';
import { useRehearsal } from '../../../../features/orders/rehearsal/use-rehearsal.ts';
import { SetUpList } from '../../../../features/pubs/set-up/set-up-list.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { bell } from '../../../../lib/sound/bell.ts';
import { useRecordSetUp } from '../../../../features/pubs/set-up/set-up-api.ts';
import { useKnownHours } from '../use-known-hours.ts';
import type { StepLink } from '../../../../features/pubs/set-up/step-link.tsx';

/** The page where a pub's dishes begin: the form of a dish, once a category exists. */
const dishesAt = (pubID: number, first: SetUp['first_category'] | undefined) =>
  first
    ? { to: categoryPath(pubID, first.menu_id, first.category_id), state: addingDish }
    : { to: editorPath(pubID) };

/** The first steps of a new pub, each from its own feature. */
export function PubSetUp({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { id: pubID, company_id: companyID } = pub;
  const onHours = useKnownHours(pub);
  const bellLink = useBellLink(pub);
  const rehearsalLink = useRehearsalLink();
  return (
    <SetUpList
      pub={pub}
      isRehearsed={useIsRehearsed()}
      links={{
        hours: {
          kind: 'form',
          form: <HoursStep pub={pub} onHours={onHours} />,
          target: { to: `/admin/pub/${pubID}/hours` },
        },
        menu: {
          kind: 'form',
          form: <FirstMenuForm at={{ companyID, pubID }} />,
          target: { to: editorPath(pubID) },
        },
        dishes: {
          kind: 'page',
          target: dishesAt(pubID, pub.set_up?.first_category),
          label: t('pubs.set_up_add_dishes'),
          icon: <Plus />,
        },
        zone: {
          kind: 'page',
          target: { to: `/admin/pub/${pubID}/shipping` },
          label: t('pubs.set_up_draw_zone'),
          icon: <MapPinned />,
        },
        bell: bellLink,
        code: {
          kind: 'page',
          target: { to: `/admin/pub/${pubID}/table-cards` },
          label: t('pubs.set_up_print'),
          icon: <Printer />,
        },
        rehearsal: rehearsalLink,
      }}
    />
  );
}

/** The press arms and rings the bell of this device; a successful ring is stored. */
function useBellLink(pub: Pub): StepLink {
  const { t } = useText();
  const record = useRecordSetUp(pub);
  const [isSilent, setIsSilent] = useState(false);
  const ring = async () => {
    await bell.arm().catch(() => undefined);
    const isRinging = bell.ring();
    setIsSilent(!isRinging);
    if (isRinging) record.mutate('bell');
  };
  return {
    kind: 'press',
    label: t('pubs.set_up_ring'),
    icon: <BellRing aria-hidden="true" />,
    problem: isSilent ? t('pubs.set_up_bell_silent') : undefined,
    onPress: () => void ring(),
  };
}

/** The press sends a rehearsal order; the one in process is opened instead. */
function useRehearsalLink(): StepLink {
  const { t } = useText();
  const { openPath, send, problem } = useRehearsal();
  const icon = <Drama aria-hidden="true" />;
  return openPath === undefined
    ? {
        kind: 'press',
        label: t('orders.send_rehearsal'),
        icon,
        problem,
        onPress: send,
      }
    : { kind: 'page', target: { to: openPath }, label: t('orders.open_rehearsal'), icon };
}
