import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@domain/app-error';
import { statusOfErrorCode } from '@domain/error-codes';
import { isDatabaseDown } from '@server/database/database-errors';
import { readBody } from '@server/http/read-body';
import type { Logger } from '@server/logging/logger';
import type { Context } from './context';
import { formatError, unavailable } from './format-error';
import { limitsRule, queryLimits } from './query-limits';

export interface GraphQLServerOptions {
  readonly schema: GraphQLSchema;
  readonly logger: Logger;
  readonly isProduction: boolean;
  /** Finds out who asks. @throws {AppError} for a bad token. */
  createContext(request: IncomingMessage): Promise<Context>;
}

export type GraphQLHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const maximumBody = 1_000_000;

/** Apollo Server straight on node:http: an HTTP framework in between costs half its speed. */
export async function startGraphQLServer(
  options: GraphQLServerOptions,
): Promise<{ handle: GraphQLHandler; stop(): Promise<void> }> {
  const server = new ApolloServer<Context>({
    schema: options.schema,
    introspection: !options.isProduction,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    validationRules: [limitsRule],
    parseOptions: { maxTokens: queryLimits.tokens },
    formatError: (formatted, error) => formatError(formatted, error, options.logger),
    plugins: [landingPage(options.isProduction)],
    stopOnTerminationSignals: false,
    logger: {
      debug: (message) => options.logger.debug(message),
      info: (message) => options.logger.debug(message),
      warn: (message) => options.logger.warn(message),
      error: (message) => options.logger.error(message),
    },
  });
  await server.start();
  return {
    handle: (request, response) => handle(server, options, request, response),
    stop: () => server.stop(),
  };
}

function landingPage(isProduction: boolean): ApolloServerPlugin<Context> {
  return isProduction
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: false, footer: false });
}

async function handle(
  server: ApolloServer<Context>,
  options: GraphQLServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = request.method === 'POST' ? await parseBody(request) : undefined;
    const context = await options.createContext(request);
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    const result = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method ?? 'GET',
        headers,
        search: new URL(request.url ?? '/', 'http://x').search,
        body,
      },
      context: () => Promise.resolve(context),
    });
    for (const [name, value] of result.headers) response.setHeader(name, value);
    response.statusCode = result.status ?? 200;
    if (result.body.kind === 'complete') response.end(result.body.string);
    else {
      for await (const chunk of result.body.asyncIterator) response.write(chunk);
      response.end();
    }
  } catch (error) {
    refuse(response, error, options.logger);
  }
}

async function parseBody(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request, maximumBody)).toString('utf8');
  // Other types go on unparsed: Apollo's guard against forged requests refuses them.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The body is not JSON');
  }
}

function refuse(response: ServerResponse, error: unknown, logger: Logger): void {
  const isDown = isDatabaseDown(error);
  if (!(error instanceof AppError))
    logger.error({ error }, isDown ? 'the database does not answer' : 'a GraphQL request failed');
  const code =
    error instanceof AppError ? error.code : isDown ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  const message =
    error instanceof AppError
      ? error.message
      : isDown
        ? unavailable
        : 'Something went wrong on our side. Please try again.';
  response.statusCode = statusOfErrorCode[code];
  if (code === 'PAYLOAD_TOO_LARGE') response.setHeader('connection', 'close');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
