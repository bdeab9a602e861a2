import { toApiError } from '../../../../lib/api/api-error.ts';
import { keyOfPlace, refusedPlaces, requestOf, type Item, type Place } from './requests.ts';

/** A translation that was typed and is not saved. */
export type Unsaved = {
  readonly value: string;
  /** The saved text when the typing began: when it is another one now, another user has saved it. */
  readonly base: string;
  readonly state: 'typed' | 'waiting' | 'sending' | 'failed' | 'refused';
  /** Why the server refused it. */
  readonly problem?: string | undefined;
};

/** What a screen shows of a text: unsaved, saved by this page, or as it was loaded. */
export type TextState = Unsaved | 'saved' | undefined;

export type Summary = {
  readonly unsaved: number;
  /** Of these, those that were sent in vain. */
  readonly failed: number;
  readonly isSending: boolean;
  /** Whether something was saved since the page was opened. */
  readonly hasSaved: boolean;
};

type Typed = { readonly value: string; readonly saved: string; readonly source: string };

type Held = Unsaved & { readonly place: Place; readonly source: string };

export type Environment = {
  /** Resolves when every screen shows what was saved. */
  readonly send: (items: Item[]) => Promise<void>;
  /** Loads the list again; resolves with the entries that still exist. */
  readonly reload: () => Promise<ReadonlySet<string>>;
  readonly later: (run: () => void, delayMs: number) => void;
  readonly onUnsaved: (hasUnsaved: boolean) => void;
  /** Texts were dropped because what they translate was deleted. */
  readonly onGone: () => void;
};

/** Texts that are left one after the other are sent in one request. */
export const BATCH_MS = 300;
export const RETRY_MS = 5000;
/** Each is at most one item of a request, of which the contract allows a thousand. */
const MAX_TEXTS_OF_REQUEST = 500;

const isTemporary = (status: number): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

/** The typed translations of a pub, until they are saved: sent in batches, again when that fails, and never lost. */
export class UnsavedTexts {
  readonly #environment: Environment;
  readonly #held = new Map<string, Held>();
  readonly #saved = new Set<string>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #summary: Summary = { unsaved: 0, failed: 0, isSending: false, hasSaved: false };
  /** The keys of the request that is on its way. */
  readonly #sent = new Set<string>();
  #isSending = false;
  #scheduledMs = Number.POSITIVE_INFINITY;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  readonly stateOf = (key: string): TextState =>
    this.#held.get(key) ?? (this.#saved.has(key) ? 'saved' : undefined);

  readonly summary = (): Summary => this.#summary;

  /** Calls at each change of this text; of the summary with an empty key. */
  subscribe(key: string, listener: () => void): () => void {
    const ofKey = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, ofKey.add(listener));
    return () => ofKey.delete(listener);
  }

  /** A text is being typed; it is sent when it is left. */
  type(place: Place, { value, saved, source }: Typed): void {
    const key = keyOfPlace(place);
    const held = this.#held.get(key);
    // One that is being sent is written again, whatever was saved before.
    const isAsSaved = value.trim() === saved && !this.#sent.has(key);
    if (isAsSaved) this.#drop(key);
    else this.#set({ place, value, source, base: held?.base ?? saved, state: 'typed' });
  }

  /** The field of this text was left. */
  leave(key: string): void {
    const held = this.#held.get(key);
    if (held?.state !== 'typed') return;
    this.#set({ ...held, state: 'waiting' });
    this.#schedule(BATCH_MS);
  }

  /** Sends a saved text again: it is right although what it translates has changed. */
  confirm(place: Place, { value, saved, source }: Typed): void {
    this.#set({ place, value, source, base: saved, state: 'waiting' });
    this.#schedule(0);
  }

  /** Sends everything now: the screen is left, or a person has asked for it. */
  readonly sendAll = (): void => {
    for (const held of this.#held.values()) {
      if (held.state !== 'sending') this.#set({ ...held, problem: undefined, state: 'waiting' });
    }
    void this.#flush();
  };

  /** Sends what has failed before, as soon as there is a connection. */
  readonly retry = (): void => {
    void this.#flush();
  };

  #schedule(delayMs: number): void {
    // A retry that is due much later does not delay what was just typed.
    if (this.#scheduledMs <= delayMs) return;
    this.#scheduledMs = delayMs;
    this.#environment.later(() => {
      this.#scheduledMs = Number.POSITIVE_INFINITY;
      void this.#flush();
    }, delayMs);
  }

  async #flush(): Promise<void> {
    if (this.#isSending) return;
    const batch = [...this.#held.values()]
      .filter(({ state }) => state === 'waiting' || state === 'failed')
      .slice(0, MAX_TEXTS_OF_REQUEST);
    if (batch.length === 0) return;
    this.#isSending = true;
    for (const held of batch) {
      this.#sent.add(keyOfPlace(held.place));
      this.#set({ ...held, state: 'sending' });
    }
    try {
      await this.#environment.send(requestOf(batch));
      this.#settle(batch);
    } catch (error) {
      await this.#fail(batch, error);
    }
    this.#sent.clear();
    this.#isSending = false;
    this.#emit('');
    if ([...this.#held.values()].some(({ state }) => state === 'waiting')) void this.#flush();
  }

  #settle(batch: readonly Held[]): void {
    for (const { place, value } of batch) {
      const key = keyOfPlace(place);
      const now = this.#held.get(key);
      if (now?.state === 'sending' || now?.value.trim() === value.trim()) {
        this.#saved.add(key);
        this.#drop(key);
      } else if (now) {
        // Typed meanwhile: the next request writes it over this one.
        this.#set({ ...now, base: value.trim() });
      }
    }
  }

  async #fail(batch: readonly Held[], error: unknown): Promise<void> {
    const { status, code, validationErrors } = toApiError(error);
    if (isTemporary(status)) {
      this.#mark(batch, { state: 'failed' });
      // Without a session it would fail again; the screen that is opened after signing in sends it.
      if (status !== 401) this.#schedule(RETRY_MS);
      return;
    }
    const refused = refusedPlaces(batch, validationErrors);
    if (refused.size > 0) {
      for (const held of batch) {
        const problem = refused.get(keyOfPlace(held.place));
        this.#mark([held], problem ? { state: 'refused', problem } : { state: 'waiting' });
      }
      return;
    }
    if (status === 404 && (await this.#dropGone(batch))) return;
    this.#mark(batch, { state: 'refused', problem: code });
  }

  /** Whether something that was to be translated does not exist any more; the other texts wait to be sent again. */
  async #dropGone(batch: readonly Held[]): Promise<boolean> {
    const existing = await this.#environment.reload().catch(() => undefined);
    const gone = batch.filter(
      ({ place: { kind, id } }) => existing?.has(`${kind} ${id}`) === false,
    );
    if (gone.length === 0) return false;
    for (const { place } of gone) this.#drop(keyOfPlace(place));
    this.#mark(batch, { state: 'waiting' });
    this.#environment.onGone();
    return true;
  }

  /** Of those that were not typed again meanwhile. */
  #mark(batch: readonly Held[], now: Pick<Unsaved, 'state' | 'problem'>): void {
    for (const { place } of batch) {
      const held = this.#held.get(keyOfPlace(place));
      if (held?.state === 'sending') this.#set({ ...held, ...now });
    }
  }

  #set(held: Held): void {
    const key = keyOfPlace(held.place);
    this.#held.set(key, held);
    this.#emit(key);
  }

  #drop(key: string): void {
    if (this.#held.delete(key)) this.#emit(key);
  }

  #emit(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
    this.#summarise();
  }

  #summarise(): void {
    const all = [...this.#held.values()];
    const before = this.#summary;
    const next: Summary = {
      unsaved: all.length,
      failed: all.filter(({ state }) => state === 'failed' || state === 'refused').length,
      isSending: this.#isSending,
      hasSaved: this.#saved.size > 0,
    };
    const isSame = (Object.keys(next) as (keyof Summary)[]).every(
      (name) => next[name] === before[name],
    );
    if (isSame) return;
    this.#summary = next;
    if (next.unsaved > 0 !== before.unsaved > 0) this.#environment.onUnsaved(next.unsaved > 0);
    for (const listener of this.#listeners.get('') ?? []) listener();
  }
}
