import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { toFailure } from './errors';

const refused = (status: number, bodyText: string) =>
  new ServerError('refused', { response: new Response(null, { status }), bodyText });

describe('toFailure', () => {
  it("takes the server's words, code and fields", () => {
    const error = new CombinedGraphQLErrors({
      errors: [
        {
          message: 'Check the form',
          extensions: { code: 'BAD_USER_INPUT', fields: { email: 'Email is invalid', x: 1 } },
        },
      ],
    });
    expect(toFailure(error)).toEqual({
      message: 'Check the form',
      code: 'BAD_USER_INPUT',
      fields: { email: 'Email is invalid' },
    });
  });

  it('reads GraphQL errors that came with a refused request', () => {
    const body = JSON.stringify({
      errors: [{ message: 'Sign in again', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(toFailure(refused(401, body))).toMatchObject({
      message: 'Sign in again',
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [429, 'RATE_LIMITED'],
    [502, 'NETWORK_ERROR'],
  ])("reads a proxy's page with status %i as %s", (status, code) => {
    expect(toFailure(refused(status, '<h1>Sorry</h1>'))).toEqual({ message: null, code, fields: {} });
  });

  it('knows a lost connection', () => {
    expect(toFailure(new TypeError('Failed to fetch'))).toEqual({
      message: null,
      code: 'NETWORK_ERROR',
      fields: {},
    });
  });

  it('shows nothing of what it does not know', () => {
    expect(toFailure(new Error('secret stack'))).toEqual({ message: null, code: 'UNKNOWN', fields: {} });
  });
});
