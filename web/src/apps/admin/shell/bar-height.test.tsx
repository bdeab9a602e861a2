import type { Language } from '@comanda/contract/texts';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { CourierBar } from '../../../features/couriers/shell/courier-bars.tsx';
import { DeskBar } from '../../../features/orders/desk/desk-bar.tsx';
import type { LiveSnapshot } from '../../../lib/live/live-client.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aCourier } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { useBar } from '../../../ui/terminal-bar/bar-context.tsx';
import { TerminalBar } from '../../../ui/terminal-bar/terminal-bar.tsx';

const nothing = (): void => {};

function Bar() {
  const { setStatusElement } = useBar();
  return (
    <TerminalBar
      path={['comanda', 'orders']}
      home={{ to: '/', label: 'home' }}
      languages={{ label: 'language', list: ['ru', 'ro'], chosen: 'ro', onChoose: nothing }}
      theme={{ isDark: false, label: 'theme', onSwitch: nothing }}
      menuLabel="look"
      statusRef={setStatusElement}
    />
  );
}

type Light = { readonly connection: LiveSnapshot; readonly isCaughtUp: boolean };

const connected = { state: 'connected', staleSince: undefined, connectedSince: 0 } as const;
const lights: Readonly<Record<'catching up' | 'live' | 'offline', Light>> = {
  'catching up': { connection: connected, isCaughtUp: false },
  live: { connection: connected, isCaughtUp: true },
  offline: {
    connection: { state: 'error', staleSince: 0, connectedSince: undefined },
    isCaughtUp: true,
  },
};

const courier = aCourier({ id: 1234, full_name: 'Alexandru Constantinescu', balance: -1234.5 });
const bars: Readonly<Record<'courier' | 'desk', (light: Light) => ReactNode>> = {
  courier: (light) => (
    <CourierBar courier={courier} bell={{ state: 'blocked', press: nothing }} {...light} />
  ),
  desk: (light) => <DeskBar pub={aPub({ id: 7 })} activeCount={128} bell="blocked" {...light} />,
};

/** The height of a bar in one state of its connection; no part of the bar overlaps the next one. */
async function heightOf(status: ReactNode): Promise<number> {
  const unmount = draw(
    <>
      <Bar />
      {status}
    </>,
  );
  const banner = page.getByRole('banner');
  const light = banner.getByRole('status');
  await expect.element(light).toBeVisible();
  for (const part of light.element().parentElement?.children ?? [])
    expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const { height } = banner.element().getBoundingClientRect();
  unmount();
  return height;
}

const cases = (['courier', 'desk'] as const).flatMap((whose) =>
  (['ru', 'ro', 'en'] as const).flatMap((language) =>
    [360, 1280].map((width): [typeof whose, Language, number] => [whose, language, width]),
  ),
);

it.each(cases)(
  'the bar of a %s has the same height in every state of the connection, %s, %i px',
  async (whose, language, width) => {
    await page.viewport(width, 740);
    onTestFinished(() => page.viewport(1280, 800));
    startTestTexts(language);
    await Promise.all([...document.fonts].map((face) => face.load()));
    const heights = {
      live: await heightOf(bars[whose](lights.live)),
      'catching up': await heightOf(bars[whose](lights['catching up'])),
      offline: await heightOf(bars[whose](lights.offline)),
    };
    expect(heights).toEqual({
      live: heights.live,
      'catching up': heights.live,
      offline: heights.live,
    });
  },
);
