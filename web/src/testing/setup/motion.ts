import { onTestFinished } from 'vitest';
import { server } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    setMotion: (isOn: boolean) => Promise<void>;
  }
}

/** Things move in this test, as for users who have not asked for less. */
export async function withMotion(): Promise<void> {
  await server.commands.setMotion(true);
  onTestFinished(() => server.commands.setMotion(false));
}
