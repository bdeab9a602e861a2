export { meetVoiding } from './orders/answer-receipt.ts';
export { issueByItself } from './orders/want-receipt.ts';
export { registerReceipts } from './routes.ts';
export { removeTill } from './till/till.ts';
