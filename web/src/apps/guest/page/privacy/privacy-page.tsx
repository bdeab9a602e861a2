import {
  privacyTexts,
  type PageOptions,
  type PrivacyFacts,
  type PrivacyTextKey,
} from '@comanda/contract/guest-page';
import { translate, type Language } from '@comanda/contract/texts';
import type { ReactNode } from 'react';
import { renderDocument } from '../document.tsx';
import { COMANDA_COLOR } from '../notice-pages.tsx';
import { LanguageSwitch } from '../pub-header.tsx';
import { translateIn } from '../text.ts';
import { privacySections, roles, rows, type Line, type Role } from './privacy-sections.ts';

type Words = (key: PrivacyTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Where complaints go, as it names itself. */
const authority = {
  address: 'str. Serghei Lazo 48, MD-2004 Chișinău',
  email: 'centru@datepersonale.md',
  site: 'https://datepersonale.md',
} as const;

const wordsIn =
  (language: Language): Words =>
  (key, values) =>
    translate(privacyTexts[key], language, values);

function lineText(words: Words, { text, values = {} }: Line): string {
  const named = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : words(`privacy.${value[0]}`, { count: value[1] }),
  ]);
  return words(text, Object.fromEntries(named) as Record<string, string>);
}

function RoleSection({
  role,
  section,
  words,
}: {
  role: Role;
  section: ReturnType<typeof privacySections>[Role];
  words: Words;
}) {
  return (
    <section id={role}>
      <h2>{words(`privacy.${role}.title`)}</h2>
      <dl>
        {rows.map((row) => {
          const lines = section[row];
          if (!lines) return null;
          return (
            <div key={row}>
              <dt>{words(`privacy.row_${row}`)}</dt>
              {lines.map((one) => (
                <dd key={one.text}>{lineText(words, one)}</dd>
              ))}
              {role === 'account' && row === 'yours' && (
                <dd>
                  <a href="/admin/delete-client">{words('privacy.account.delete')}</a>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type GivenProps = {
  readonly label: string;
  readonly missing: string;
  readonly children: ReactNode;
};

function Given({ label, missing, children }: GivenProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <i>{missing}</i>}</dd>
    </div>
  );
}

function Operator({ operator, words }: { operator: PrivacyFacts['operator']; words: Words }) {
  const { name, address, email } = operator;
  const missing = words('privacy.operator.missing');
  return (
    <section id="operator">
      <h2>{words('privacy.operator.title')}</h2>
      <p>{words('privacy.operator.who')}</p>
      <dl>
        <Given label={words('privacy.operator.name')} missing={missing}>
          {name}
        </Given>
        <Given label={words('privacy.operator.address')} missing={missing}>
          {address}
        </Given>
        <Given label={words('privacy.operator.email')} missing={missing}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </Given>
      </dl>
    </section>
  );
}

function Rights({ words }: { words: Words }) {
  return (
    <section id="rights">
      <h2>{words('privacy.rights.title')}</h2>
      <p>{words('privacy.rights.law')}</p>
      <p>{words('privacy.rights.complaint')}</p>
      <address>
        {authority.address}
        <br />
        <a href={`mailto:${authority.email}`}>{authority.email}</a>{' '}
        <a href={authority.site} rel="noopener noreferrer">
          {new URL(authority.site).host}
        </a>
      </address>
    </section>
  );
}

/** Who keeps what, for how long, who receives it and how it is deleted, for each who types data. */
export function renderPrivacyPage(facts: PrivacyFacts, options: PageOptions): string {
  const words = wordsIn(options.language);
  const sections = privacySections(facts);
  const title = words('privacy.title');
  return renderDocument({
    options,
    theme: 'system',
    color: COMANDA_COLOR,
    head: {
      title: `${title} · Comanda`,
      description: words('privacy.description'),
      canonicalPath: '/privacy',
    },
    children: (
      <>
        <header>
          <a className="home" href="/">
            Comanda
          </a>
          <LanguageSwitch language={options.language} t={translateIn(options.language)} />
        </header>
        <main>
          <h1>{title}</h1>
          <p>{words('privacy.lead')}</p>
          <nav className="jumps" aria-label={title}>
            {[...roles, 'operator' as const, 'rights' as const].map((one) => (
              <a key={one} href={`#${one}`}>
                {words(`privacy.${one}.title`)}
              </a>
            ))}
          </nav>
          {roles.map((role) => (
            <RoleSection key={role} role={role} section={sections[role]} words={words} />
          ))}
          <Operator operator={facts.operator} words={words} />
          <Rights words={words} />
        </main>
      </>
    ),
  });
}
