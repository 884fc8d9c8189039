import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { AppError } from '@domain/app-error';
import { readEnv } from '@server/env';
import { createLogger } from '@server/logging/logger';
import { openServices } from './open-services';

const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
if (values.email === undefined || values.name === undefined) {
  process.stderr.write('Usage: npm run create-admin -- --email E --name N\n');
  process.exit(2);
}
const password = await readPassword();
const { services, close } = await openServices(readEnv(), createLogger('warn'));
try {
  const user = await services.accountImports.createAdministrator({
    email: values.email,
    name: values.name,
    password,
  });
  process.stdout.write(`Administrator ${user.email} was created.\n`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${[error.message, ...Object.values(error.fields)].join('\n')}\n`);
  process.exitCode = 1;
} finally {
  await close();
}

/** Asked for without echo at a terminal, else the first line of standard input. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin });
    for await (const line of lines) return line;
    return '';
  }
  process.stdout.write('Password: ');
  process.stdin.setRawMode(true);
  let typed = '';
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (const character of chunk.toString('utf8')) {
      if (character === '\r' || character === '\n') {
        process.stdin.setRawMode(false);
        process.stdin.pause();
        process.stdout.write('\n');
        return typed;
      }
      if (character === '\u0003') process.exit(130);
      typed = character === '\u007f' ? typed.slice(0, -1) : typed + character;
    }
  }
  return typed;
}
