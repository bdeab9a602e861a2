import { showIsland } from '../island/dialog.ts';
import texts from 'virtual:guest-texts/account';
import { loadSay } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/account.css';
import { AccountSheet } from './account-sheet.tsx';

/** The account island's only entry point: shows the guest's account over the menu. */
export async function openAccount(info: PageInfo): Promise<void> {
  const say = await loadSay(texts, info.language);
  showIsland('account', <AccountSheet say={say} info={info} />);
}
