import type { Pub } from '@comanda/contract/pubs';
import type { PropsWithChildren, ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { LaterForm } from './later/later-form.tsx';
import { MiaSettings } from './mia/mia-settings.tsx';
import { GuestPageCards } from './guest-page-cards.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';
import { formSections, sections, type FormSection } from './sections.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** The list of sections stands beside them: as in settings-frame.module.css. */
const WIDE = '(min-width: 900px)';

type Props = {
  readonly pub: Pub;
  /** The part of the address; without one the list of the sections is shown. */
  readonly section: string | undefined;
  readonly notFound: ReactNode;
};

/** The settings of a pub: a list of sections, or one of them. */
export function SettingsScreen({ pub, section, notFound }: Props) {
  if (section === undefined) return <AllSections pub={pub} />;
  if (section === 'later') {
    return (
      <OwnSection pub={pub} name="later">
        <LaterForm pub={pub} />
      </OwnSection>
    );
  }
  if (section === 'mia') {
    return (
      <OwnSection pub={pub} name="mia">
        <MiaSettings pub={pub} />
      </OwnSection>
    );
  }
  const name = formSections.find((one) => one === section);
  return name === undefined ? notFound : <OneSection key={name} pub={pub} name={name} />;
}

/** On a wide screen the first section is open beside the list. */
function AllSections({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const isWide = useMediaQuery(WIDE);
  if (isWide) return <Redirect to={`/admin/pub/${pub.id}/${sections.venue.path}`} replace />;
  return (
    <Page maxWidth={600}>
      <BarPath parts={[pub.name, t('pubs.settings')]} />
      <PageHeader title={t('pubs.settings')} />
      <Card isFlush>
        <SectionList pub={pub} />
      </Card>
    </Page>
  );
}

type OwnProps = PropsWithChildren<{ readonly pub: Pub; readonly name: 'later' | 'mia' }>;

/** A section with calls of its own. */
function OwnSection({ pub, name, children }: OwnProps) {
  const { t } = useText();
  const title = t(sections[name].text);
  return (
    <SettingsFrame pub={pub}>
      <Page maxWidth={760}>
        <BarPath parts={[pub.name, title]} />
        <PageHeader title={title} />
        {children}
      </Page>
    </SettingsFrame>
  );
}

function OneSection({ pub, name }: { readonly pub: Pub; readonly name: FormSection }) {
  const { t } = useText();
  const title = t(sections[name].text);
  return (
    <SettingsFrame pub={pub}>
      <Page maxWidth={760}>
        <BarPath parts={[pub.name, title]} />
        <PageHeader title={title} />
        {name === 'page' && <GuestPageCards pub={pub} />}
        <SectionForm pub={pub} section={name} />
      </Page>
    </SettingsFrame>
  );
}
