import { showIsland } from '../island/dialog.ts';
import texts from 'virtual:guest-texts/account';
import { loadTranslate } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/account.css';
import { useState } from 'react';
import * as attributes from '../markup/attributes.ts';
import { AccountContext, type Account } from './account-context.ts';
import { isSignedIn } from './client-session.ts';
import { EntryForm } from './entry-form.tsx';
import { OwnAccount } from './own/own-account.tsx';
import { OwnDetails } from './own/own-details.tsx';

/** A guest's account over the menu. */
function AccountSheet(account: Account) {
  const { t } = account;
  const [isIn, setIn] = useState(isSignedIn);
  const [isChanging, setChanging] = useState(false);
  return (
    <AccountContext value={account}>
      <header>
        <h2 id="account-title">{t('guest.account.title')}</h2>
        <button
          type="button"
          className="x"
          {...{ [attributes.closesDialog]: true }}
          aria-label={t('guest.account.close')}
        />
      </header>
      {!isIn && <EntryForm onEntered={() => setIn(true)} />}
      {isIn && !isChanging && (
        <OwnAccount onLeft={() => setIn(false)} onDetails={() => setChanging(true)} />
      )}
      {isIn && isChanging && <OwnDetails onBack={() => setChanging(false)} />}
    </AccountContext>
  );
}

/** The account island's only entry point: shows the guest's account over the menu. */
export async function openAccount(info: PageInfo): Promise<void> {
  const t = await loadTranslate(texts, info.language);
  showIsland('account', <AccountSheet t={t} info={info} />);
}
