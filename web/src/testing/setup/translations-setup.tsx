import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Pub } from '@comanda/contract/pubs';
import { useState } from 'react';
import { Route, Switch } from 'wouter';
import { page } from 'vitest/browser';
import { Link } from '../../lib/routes/link.tsx';
import { TranslationsScreen } from '../../features/menu/translations/page/translations-screen.tsx';
import type { PubLanguages } from '../../product/languages/language-fields.tsx';
import { fakeApi, type FakeApi, type FakeCalls } from '../fakes/fake-api.ts';
import { aPub } from '../samples/a-pub.ts';
import { translatedMenu } from '../samples/translated-entries.ts';
import { draw } from './draw.tsx';
import { sent } from './menu-setup.tsx';
import { text } from './test-texts.ts';

const TRANSLATIONS = '/api/company/:companyID/pubs/:pubID/translations';
const PATH = '/admin/pub/7/translations';
export const READ = `GET ${TRANSLATIONS}` as const;
export const WRITE = `PUT ${TRANSLATIONS}` as const;

/** The server’s list of texts, which keeps what is written. */
export class TranslationsServer {
  entries: readonly TranslatedEntry[] = translatedMenu;
  /** The languages that were saved. */
  readonly savedLanguages: Partial<PubLanguages>[] = [];
  api: FakeApi = { made: [] };

  readonly read = () => ({
    ok: true as const,
    working_language: 'ro' as const,
    other_languages: [],
    entries: [...this.entries],
  });

  /** What an entry is from now on. */
  change(id: number, change: Partial<TranslatedEntry>): void {
    this.entries = this.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
  }

  readonly write: NonNullable<FakeCalls[typeof WRITE]> = ({ body: { items } }) => {
    for (const { kind, id, language, source, ...texts } of items) {
      this.entries = this.entries.map((entry) => {
        if (entry.kind !== kind || entry.id !== id) return entry;
        const before = entry.translations[language] ?? { name: '', text: '' };
        const now = { ...before, ...texts, is_outdated: source !== entry.source };
        return { ...entry, translations: { ...entry.translations, [language]: now } };
      });
    }
    const named = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
    const entries = this.entries.filter(({ kind, id }) => named.has(`${kind} ${id}`));
    return { ...this.read(), entries };
  };

  /** The items of all requests. */
  items() {
    return sent(this.api, 'PUT').flatMap(
      ({ body }) => (body as { items: { id: number; name?: string }[] }).items,
    );
  }

  /** Opens the page of a pub whose menu is offered in Russian too. */
  open(pub: Partial<Pub> = {}, calls: FakeCalls = {}): void {
    this.api = fakeApi({ [READ]: this.read, [WRITE]: this.write, ...calls });
    const save = (languages: Partial<PubLanguages>) => {
      this.savedLanguages.push(languages);
    };
    draw(<Shown first={aPub({ other_languages: ['ru'], ...pub })} onSave={save} />, PATH);
  }
}

type ShownProps = {
  readonly first: Pub;
  readonly onSave: (languages: Partial<PubLanguages>) => void;
};

/** The screen with the pub’s settings, which belong to another feature; every other address leads back to it. */
function Shown({ first, onSave }: ShownProps) {
  const [pub, setPub] = useState(first);
  const save = (languages: Partial<PubLanguages>, onSaved: () => void) => {
    onSave(languages);
    setPub({ ...pub, ...languages });
    onSaved();
  };
  return (
    <Switch>
      <Route path={PATH}>
        <TranslationsScreen pub={pub} saving={{ isPending: false, save }} />
      </Route>
      <Route>
        <Link to={PATH}>to the translations</Link>
      </Route>
    </Switch>
  );
}

type Kind = 'menu' | 'category' | 'dish' | 'ingredients' | 'option_group' | 'option_choice';

export const cell = (kind: Kind, name: string, language: 'ru' | 'en' = 'ru') =>
  page.getByLabelText(
    text('translations.cell', {
      language: text(`translations.language_${language}`),
      kind: text(`translations.kind_${kind}`),
      text: name,
    }),
    { exact: true },
  );
export const pubText = () =>
  page.getByLabelText(
    text('translations.cell_of_pub', {
      language: text('translations.language_ru'),
      kind: text('translations.kind_pub'),
    }),
  );
/** A filter, or that filter only with this count. */
export const filter = (name: 'all' | 'missing' | 'outdated', count = '') =>
  page.getByRole('button', {
    name: new RegExp(`^${text(`translations.filter_${name}`)}.*${count}$`),
  });
export const allSaved = () => page.getByText(text('translations.all_saved'));

/** As the browser pastes from a spreadsheet; whether the page has handled it. */
export async function paste(target: ReturnType<typeof cell>, copied: string): Promise<boolean> {
  await target.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', copied);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return !target.element().dispatchEvent(event);
}
