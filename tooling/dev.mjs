import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './child.mjs';
import { ensureDependencies } from './install.mjs';

const OUTDIR = path.join(root, 'dist/dev');

process.chdir(root);
await ensureDependencies();
const esbuild = await import('esbuild');
const { serverBuildOptions } = await import('./build.mjs');

let server;
let turn = Promise.resolve();

/** One restart at a time: the old server owns the port and the database until it has ended. */
function restart() {
  turn = turn.then(async () => {
    await stop();
    server = spawn(process.execPath, ['--enable-source-maps', path.join(OUTDIR, 'main.js')], {
      cwd: root,
      env: { ...process.env, ROSEGATE_DEV: '1' },
      stdio: 'inherit',
      detached: true, // Ctrl-C reaches this process alone, which then ends the server
    });
    server.once('exit', (code) => {
      if (code) console.log(`The server ended with status ${code}; waiting for a change.`);
    });
  });
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

const context = await esbuild.context({
  ...serverBuildOptions(OUTDIR),
  plugins: [
    {
      name: 'restart',
      setup(build) {
        build.onEnd(({ errors }) => {
          if (errors.length === 0) restart();
        });
      },
    },
  ],
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await context.dispose();
    await turn;
    await stop();
    process.exit(0);
  });
}
await context.watch();
