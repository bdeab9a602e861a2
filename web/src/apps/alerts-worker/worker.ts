import type { PushScope } from '../../lib/push/push-scope.ts';
import { showPushes } from '../../lib/push/show-pushes.ts';

// Shows the alerts of a pub while no page of Comanda is open, and opens the desk when one is pressed. It answers no
// requests: pages load as if it did not exist.
declare const self: PushScope;

showPushes(self, { requireInteraction: true });
