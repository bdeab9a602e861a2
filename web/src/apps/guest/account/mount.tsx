import { showIsland } from '../island/dialog.ts';
import texts from 'virtual:guest-texts/account';
import { loadTranslate } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/account.css';
import { AccountSheet } from './account-sheet.tsx';

/** The account island's only entry point: shows the guest's account over the menu. */
export async function openAccount(info: PageInfo): Promise<void> {
  const t = await loadTranslate(texts, info.language);
  showIsland('account', <AccountSheet t={t} info={info} />);
}
