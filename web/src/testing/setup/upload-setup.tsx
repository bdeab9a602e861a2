import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Providers } from '../../apps/admin/providers.tsx';
import '../../ui/base.css';
import { eventually } from '../actions/eventually.ts';
import { fakeApi } from '../fakes/fake-api.ts';
import { fakeUploads, type FakeUploads } from '../fakes/fake-uploads.ts';
import { startTestTexts, text } from './test-texts.ts';

type UploadScene = {
  /** Draws a picture's field with all its providers, toasts included. */
  readonly draw: (screen: ReactNode) => void;
  /** The uploads of this test. */
  readonly uploads: () => FakeUploads;
  /** Chooses files at the button of this name, without a cut, and waits until an upload starts. */
  readonly choose: (label: string, ...files: readonly File[]) => Promise<void>;
};

/** One pixel as WebP. */
const PIXEL = Uint8Array.from(atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='), (letter) =>
  letter.charCodeAt(0),
);

export const aPicture = (name: string): File => new File([PIXEL], name, { type: 'image/webp' });

/** Takes the picture in the open crop popup as it is, and waits for its end: then the focus returns. */
export const takeWhole = async (): Promise<void> => {
  const whole = page.getByRole('button', { name: text('ui.crop_whole') });
  await whole.click();
  await expect.element(whole).not.toBeInTheDocument();
};

/** The file input of the button of this name. */
export function fileInput(label: string): HTMLInputElement {
  const input = document.querySelector(`input[type=file][aria-label='${label}']`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no files for ${label}`);
  return input;
}

/** Sets up a fake server for uploads; called once at the top of a test file. */
export function uploadScene(): UploadScene {
  let unmount: () => void = () => {};
  let uploads: FakeUploads;
  beforeAll(async () => {
    startTestTexts('ru');
  });
  beforeEach(() => {
    fakeApi({});
    uploads = fakeUploads();
  });
  afterEach(async () => {
    unmount();
    vi.unstubAllGlobals();
  });
  return {
    draw: (screen) => {
      const host = document.createElement('div');
      document.body.append(host);
      const root = createRoot(host);
      root.render(<Providers>{screen}</Providers>);
      unmount = () => {
        root.unmount();
        host.remove();
      };
    },
    uploads: () => uploads,
    choose: async (label, ...files) => {
      const before = uploads.begun.length;
      await expect.element(page.getByRole('button', { name: label })).toBeVisible();
      await userEvent.upload(fileInput(label), [...files]);
      await takeWhole();
      await eventually(() => {
        expect(uploads.begun).toHaveLength(before + 1);
      });
    },
  };
}
