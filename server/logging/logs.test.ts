import pino from 'pino';
import { createTestAgency, testPassword } from '@server/testing/test-agency';
import { createLogger } from './logger';

it('writes a line for each request, and never who asked or what was sent', async () => {
  const lines: string[] = [];
  const real = createLogger('trace');
  const logger = pino(
    { ...real, level: 'trace', redact: ['password', 'token', 'email', '*.email'] },
    { write: (line: string) => void lines.push(line) },
  );
  const agency = await createTestAgency({ logger });
  try {
    const { token } = await agency.signInAs('secretive');
    await agency.rest('POST', '/auth/login', { email: 'secretive@example.com', password: testPassword });
    await agency.rest('POST', '/auth/login', {
      email: 'secretive@example.com',
      password: 'Wrong-Password-1',
    });
    await agency.rest('GET', '/auth/verify-email/a-very-secret-token');
    await agency.rest('POST', '/auth/register', {
      name: 'Hidden Person',
      email: 'not-an-address',
      password: 'Hidden-Password-1',
    });
    await agency.graphql('{ me { email } }', {}, token);
    const text = lines.join('');
    expect(text).toContain('"path":"/graphql"');
    expect(text).toContain('"status":401');
    for (const secret of [
      'secretive@example.com',
      testPassword,
      'Wrong-Password-1',
      'a-very-secret-token',
      'Hidden',
      token.split('.')[2]!,
    ])
      expect(text).not.toContain(secret);
  } finally {
    await agency.close();
  }
});
