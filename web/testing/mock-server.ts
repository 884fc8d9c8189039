import { graphql, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The server, faked at the network. A request that no handler answers fails its test.
 *
 * `mockServer.use(answer('Trips', { trips: … }))`
 */
export const mockServer = setupServer();

/** Answers a query or mutation by its name. Give objects their `__typename` and `id`, as the server would. */
export function answer(operationName: string, data: Record<string, unknown>): RequestHandler {
  return graphql.operation(({ operationName: asked }) =>
    asked === operationName ? HttpResponse.json({ data }) : undefined,
  );
}

interface Refusal {
  readonly message?: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Refuses an operation as the server does: `errors` with a code and, for bad input, messages by field. */
export function refuse(
  operationName: string,
  { message = 'Request failed', code = 'INTERNAL_SERVER_ERROR', fields }: Refusal = {},
): RequestHandler {
  return graphql.operation(({ operationName: asked }) =>
    asked === operationName
      ? HttpResponse.json({
          data: null,
          errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
        })
      : undefined,
  );
}

/** The connection breaks. */
export function breakConnection(operationName: string): RequestHandler {
  return graphql.operation(({ operationName: asked }) =>
    asked === operationName ? HttpResponse.error() : undefined,
  );
}
