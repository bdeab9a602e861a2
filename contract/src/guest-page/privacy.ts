/** What the page `/privacy` says of this server: its settings, and the terms of the code that deletes. */
export type PrivacyFacts = {
  /** Undefined where the operator has not given it. */
  readonly operator: {
    readonly name?: string | undefined;
    readonly address?: string | undefined;
    readonly email?: string | undefined;
  };
  /** Of a finished order, from its day. */
  readonly contactDays: {
    readonly courier: number;
    readonly company: number;
    readonly stored: number;
  };
  readonly sessionDays: number;
  readonly endedSessionDays: number;
  readonly resetLinkMinutes: number;
  readonly guestDeviceMinutes: number;
  readonly unfinishedDeviceDays: number;
  readonly deskHours: number;
  readonly ticketDays: number;
  readonly telegramMessageDays: number;
  /** The longest time for which requests are counted. */
  readonly countedMinutes: number;
  /** Undefined when no daily backup is made. */
  readonly backupDays: number | undefined;
  readonly usesTelegram: boolean;
  readonly sendsMail: boolean;
  /** Browsers take pushes only at a secure address. */
  readonly sendsPushes: boolean;
  /** Undefined without tiles, and when the pictures are stored on this server. */
  readonly tilesHost: string | undefined;
  readonly pictureHost: string | undefined;
};
