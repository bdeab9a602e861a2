import type { GuestRenderer } from '@comanda/contract/guest-page';
import {
  renderExpiredPage,
  renderNotFoundPage,
  renderUnavailablePage,
} from './page/notice-pages.tsx';
import { renderOrderPage } from './page/order/order-page.tsx';
import { renderPrivacyPage } from './page/privacy/privacy-page.tsx';
import { renderPubPage } from './page/pub-page.tsx';
import { renderReadyBoard } from './ready-board/ready-board.tsx';

// The server's only entry point; all functions that it calls must be here, in this form.
({
  renderPubPage,
  renderReadyBoard,
  renderOrderPage,
  renderExpiredPage,
  renderNotFoundPage,
  renderUnavailablePage,
  renderPrivacyPage,
}) satisfies GuestRenderer;

export {
  renderExpiredPage,
  renderNotFoundPage,
  renderOrderPage,
  renderPrivacyPage,
  renderPubPage,
  renderReadyBoard,
  renderUnavailablePage,
};
