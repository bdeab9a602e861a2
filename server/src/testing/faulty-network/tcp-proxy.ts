import { once } from 'node:events';
import net from 'node:net';
import { portOf } from '../app/port-of.ts';

/** The state of frozen connections once the network is back. */
export type Recovery = 'flows on' | 'stays silent' | 'is reset';

/** Closes a silent connection's other end, as the kernel's keepalive would. */
const SILENT_END_MS = 6_000;

/** A TCP proxy in front of a server, which a test breaks and restores. */
export type TcpProxy = {
  /** The server's address, through this proxy. */
  readonly url: string;
  /** Ends every connection; new ones work. */
  reset(): void;
  /** Ends every connection; new ones are refused. */
  refuse(): Promise<void>;
  /** No byte flows in either direction: on the connections that are open, or on new ones too. */
  freeze(which: 'existing' | 'all'): void;
  restore(recovery?: Recovery): Promise<void>;
};

class Link {
  readonly #near: net.Socket;
  readonly #server: { port: number; host: string };
  #far: net.Socket | undefined;

  constructor(near: net.Socket, server: { port: number; host: string }, onEnd: () => void) {
    this.#near = near;
    this.#server = server;
    near
      .on('error', () => {})
      .on('close', () => {
        onEnd();
        this.#far?.destroy();
      });
  }

  flow(): void {
    this.#far ??= this.#connect();
    this.#near.pipe(this.#far);
    this.#far.pipe(this.#near);
  }

  freeze(): void {
    if (this.#far) this.#near.unpipe(this.#far);
    this.#far?.unpipe(this.#near);
    this.#near.pause();
    this.#far?.pause();
  }

  reset(): void {
    this.#near.resetAndDestroy();
    this.#far?.destroy();
  }

  /** This end receives no more data; the server's end is closed after a while. */
  abandon(): void {
    const far = this.#far;
    if (far) setTimeout(() => far.destroy(), SILENT_END_MS).unref();
    far?.removeAllListeners('close');
  }

  #connect(): net.Socket {
    const { port, host } = this.#server;
    const far = net.connect(port, host);
    return far.on('error', () => {}).on('close', () => this.#near.destroy());
  }
}

async function listen(proxy: net.Server, port: number): Promise<void> {
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
}

export async function openTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const { hostname: host, port: serverPort } = new URL(serverUrl);
  const server = { host, port: Number(serverPort) };
  const links = new Set<Link>();
  let frozen = new Set<Link>();
  let isFrozen = false;
  const proxy = net.createServer({ pauseOnConnect: true, allowHalfOpen: false }, (near) => {
    const link: Link = new Link(near, server, () => links.delete(link));
    links.add(link);
    if (isFrozen) frozen.add(link);
    else link.flow();
  });
  await listen(proxy, 0);
  const port = portOf(proxy);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  const reset = (): void => {
    for (const link of links) link.reset();
  };
  return {
    url: url.href,
    reset,
    refuse: async () => {
      if (!proxy.listening) return;
      const closed = once(proxy, 'close');
      proxy.close();
      reset();
      await closed;
    },
    freeze: (which) => {
      isFrozen = which === 'all';
      frozen = new Set(links);
      for (const link of links) link.freeze();
    },
    restore: async (recovery = 'flows on') => {
      isFrozen = false;
      for (const link of frozen) {
        if (recovery === 'flows on') link.flow();
        else if (recovery === 'is reset') link.reset();
        else link.abandon();
      }
      frozen.clear();
      if (!proxy.listening) await listen(proxy, port);
    },
  };
}
