// The one service worker of the guests' pages: it caches menus and shows the pushes of orders.
export const GUEST_WORKER_FILE = '/pub/_/service-worker.js';
export const GUEST_WORKER_SCOPE = '/pub/';
