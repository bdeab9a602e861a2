import { showIsland } from '../island/dialog.ts';
import { loadSay, type LoadTexts } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/account.css';
import { AccountSheet } from './account-sheet.tsx';

const texts: LoadTexts<'account'> = {
  ru: () => import('virtual:guest-texts/account/ru'),
  ro: () => import('virtual:guest-texts/account/ro'),
  en: () => import('virtual:guest-texts/account/en'),
};

/** The account island's only door: shows the guest's account over the menu. */
export async function openAccount(info: PageInfo): Promise<void> {
  const say = await loadSay(texts, info.language);
  showIsland('account', <AccountSheet say={say} info={info} />);
}
