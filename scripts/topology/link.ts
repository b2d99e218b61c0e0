import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';

/** A TCP connection between two parts that can be cut or slowed. */
export type Link = {
  port: number;
  /** Ends its connections and takes no others. */
  cut: () => void;
  /** Delays all that passes by this many milliseconds. */
  slow: (milliseconds: number) => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** Opens a port that leads to another one of this machine. */
export async function openLink(target: number): Promise<Link> {
  let isCut = false;
  let delay = 0;
  const sockets = new Set<Socket>();
  const delayed = () =>
    new Transform({
      transform: (chunk, _, done) => {
        if (delay === 0) done(null, chunk);
        else setTimeout(done, delay, null, chunk);
      },
    });
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay().once('close', () => sockets.delete(socket));
    }
    // A connection that ends on one side ends on the other, too.
    pipeline(near, delayed(), far, () => near.destroy());
    pipeline(far, delayed(), near, () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      end();
    },
    slow: (milliseconds) => {
      delay = milliseconds;
    },
    mend: () => {
      isCut = false;
      delay = 0;
    },
    close: async () => {
      server.close();
      end();
      await once(server, 'close');
    },
  };
}
