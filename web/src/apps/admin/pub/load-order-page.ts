export const loadOrderPage = async () => (await import('./order-page.tsx')).OrderPage;
