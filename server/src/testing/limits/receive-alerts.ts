import { startPushService } from '../../plumbing/push/testing/push-service.ts';
import { startFakeBotApi } from '../telegram/fake-bot-api.ts';

// For measurements: node receive-alerts.ts <subscriptions>
// A push service and Telegram's Bot API on loopback. Prints what a product needs to send to them as one line of JSON,
// and then a line for each alert of an order: its channel, the order and the time at which it arrived (ms since 1970).
const [subscriptions = '1'] = process.argv.slice(2);
const [push, bot] = [await startPushService(), await startFakeBotApi()];
const note = (channel: 'push' | 'telegram', order: string | undefined, at: number): void => {
  if (order !== undefined) process.stdout.write(`${channel} ${order} ${at}\n`);
};
push.onReceived(({ text }) => note('push', /"order-(\d+)"/.exec(text)?.[1], Date.now()));
bot.behave(({ method, body }) => {
  const keyboard = JSON.stringify(body['reply_markup'] ?? null);
  if (method === 'sendMessage') note('telegram', /a:(\d+):/.exec(keyboard)?.[1], Date.now());
  return undefined;
});
const started = {
  environment: {
    PUSH_EXTRA_HOSTS: push.host,
    TELEGRAM_BOT_TOKEN: bot.token,
    TELEGRAM_API_URL: bot.url,
  },
  subscriptions: Array.from({ length: Number(subscriptions) }, () => push.subscribe()),
};
process.stdout.write(`${JSON.stringify(started)}\n`);
