import type { Alerts, PushDevice } from '@comanda/contract/alerts';

/** The alerts of a pub without devices and desks. */
export const someAlerts = (over: Partial<Alerts> = {}): Alerts => ({
  push_after_seconds: 30,
  telegram_after_seconds: 60,
  again_after_seconds: 120,
  desks: [],
  is_unheard: false,
  warns_when_unheard: true,
  push_key: 'a2V5',
  devices: [],
  ...over,
});

export const aPushDevice = (over: Partial<PushDevice> = {}): PushDevice => ({
  id: 4,
  device: 'Chrome, Android',
  is_signed_in: true,
  created_at: '2026-11-20T17:00:00Z',
  last_sent_at: null,
  last_shown_at: null,
  last_failed_at: null,
  last_failure: null,
  ...over,
});
