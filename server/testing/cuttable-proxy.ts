import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A wire to the database that a test can cut and mend. */
export interface CuttableProxy {
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function createCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A cut wire is the point; both ends report it themselves.
    socket.on('error', () => socket.destroy());
  };
  const open = (): Server =>
    createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      keep(client);
      keep(server);
      client.pipe(server);
      server.pipe(client);
    });
  const listen = (server: Server, port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  let wire = open();
  await listen(wire, 0);
  const { port } = wire.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = async () => {
    const closed = new Promise((resolve) => wire.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut,
    mend: async () => {
      wire = open();
      await listen(wire, port);
    },
    close: cut,
  };
}
