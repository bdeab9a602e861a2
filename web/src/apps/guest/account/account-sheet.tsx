import { useState } from 'react';
import { AccountContext, type Account } from './account-context.ts';
import { isSignedIn } from './client-session.ts';
import { EntryForm } from './entry-form.tsx';
import { OwnAccount } from './own-account.tsx';

/** A guest's account over the menu. */
export function AccountSheet(account: Account) {
  const { say } = account;
  const [isIn, setIn] = useState(isSignedIn);
  return (
    <AccountContext value={account}>
      <header>
        <h2 id="account-title">{say('guest.account.title')}</h2>
        <button type="button" className="x" data-close aria-label={say('guest.account.close')} />
      </header>
      {isIn ? (
        <OwnAccount onLeft={() => setIn(false)} />
      ) : (
        <EntryForm onEntered={() => setIn(true)} />
      )}
    </AccountContext>
  );
}
