import type { IncomingMessage } from 'node:http';
import { AppError } from '@domain/app-error';

/**
 * Reads a body, never holding more than the limit.
 *
 * @throws {AppError} PAYLOAD_TOO_LARGE as soon as the limit is passed.
 */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new AppError('PAYLOAD_TOO_LARGE', `A request may have at most ${maximumBytes} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
