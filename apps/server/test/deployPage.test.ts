import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/freePort.ts';
import { ROOT } from '../../../scripts/tools.ts';
import { type Address, nextMove, remoteTable } from './remote.ts';
import { DATABASES, KINDS, type TestDatabase } from './stores.ts';

// Runs the commands of docs/deploy.md literally, so that page and test cannot diverge. Programs missing on this machine are replaced by
// stand-ins that accept exactly the page's commands and refuse all others: `systemctl`, `docker` and `kubectl` start and stop the real
// server, and commands for a container run as plain processes.

const PAGE = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');

/** The commands under a heading. */
function commandsOf(heading: string): string {
  const section = new RegExp(`^#+ ${heading}\n(.*?)(?=^#|$(?![^]))`, 'ms').exec(PAGE)?.[1] ?? '';
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block);
  expect(blocks, `commands under «${heading}»`).toHaveLength(1);
  return String(blocks[0]);
}

const STAND_INS: Readonly<Record<string, string>> = {
  sudo: `
[ "$1" != -u ] || shift 2
exec "$@"`,
  useradd: 'exit 0',
  chgrp: 'exit 0',
  git: `
case "$*" in
  "clone REPOSITORY $HOME_OF_ALL/opt/caravanserai") exec cp -R "$HOME_OF_ALL/clone/." "$3" ;;
  pull) exit 0 ;;
esac
exit 64`,
  systemctl: `
case "$*" in
  'stop caravanserai') exec server stop ;;
  'daemon-reload') exit 0 ;;
  'start caravanserai' | 'enable --now caravanserai')
    [ -e "$HOME_OF_ALL/etc/systemd/system/caravanserai.service" ] || exit 65
    set -a; . "$HOME_OF_ALL/etc/caravanserai.env"; set +a
    cd "$HOME_OF_ALL/opt/caravanserai" && exec server start ;;
esac
exit 64`,
  docker: `
case "$*" in
  'compose exec -T node-1 '*) server runs; shift 4; exec "$@" ;;
  'compose run --rm -T node-1 '*) server rests; shift 5; exec "$@" ;;
  'compose stop node-1 node-2') exec server stop ;;
  'compose up --detach') exec server start ;;
esac
exit 64`,
  kubectl: `
[ "$1 $2" = '--namespace caravanserai' ] || exit 64
shift 2
case "$*" in
  'exec deployment/caravanserai -- '*) server runs; shift 3; exec "$@" ;;
  'get deployment caravanserai --output jsonpath={.spec.template.spec.containers[0].image}') echo registry.example.org/caravanserai:1 ;;
  'get secret caravanserai --output jsonpath={.data.DATABASE_URL}') printf %s "$DATABASE_URL" | base64 ;;
  'scale deployment caravanserai --replicas=0') exec server stop ;;
  'scale deployment caravanserai --replicas=2') exec server start ;;
  'wait --for=delete pod --selector=app=caravanserai --timeout=60s') server rests ;;
  'rollout status deployment caravanserai') server runs ;;
  'run restore --rm --stdin --restart=Never --image=registry.example.org/caravanserai:1 --env=DATABASE_URL='*)
    server rests; given="\${7#--env=}"; shift 8; exec env -u DATABASE_URL "$given" "$@" ;;
  *) exit 64 ;;
esac`,
  npm: `
[ "$1" != start ] || exec server start
[ "$1" != ci ] || [ ! -e node_modules ] || exit 0 # an upgrade to the same version
exec "$REAL_NPM" "$@"`,
  // Starts and stops one server at a time, which outlives the command that starts it.
  server: `
pid=$(cat "$HOME_OF_ALL/pid" 2> /dev/null) && kill -0 "$pid" 2> /dev/null && state=runs || state=rests
case "$1" in
  runs | rests) [ "$state" = "$1" ] || { echo "the server $state" >&2; exit 1; } ;;
  stop) [ "$state" = rests ] || { kill "$pid"; while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done; } ;;
  start)
    [ "$state" = rests ] || exit 0
    RATE_LIMITS=no nohup node apps/server/src/main.ts > "$HOME_OF_ALL/log" 2>&1 < /dev/null &
    echo $! > "$HOME_OF_ALL/pid"
    until grep -q 'open on' "$HOME_OF_ALL/log"; do kill -0 $! || { cat "$HOME_OF_ALL/log" >&2; exit 1; }; sleep 0.1; done ;;
esac`,
};

let folder: string;
let port: number;
let places: TestDatabase[];
let environment: Record<string, string | undefined>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-page-'));
  port = await freePort();
  places = [];
  for (const name of ['bin', 'etc/systemd/system', 'opt', 'var/lib/caravanserai', 'here'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(STAND_INS)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nset -eu\n${text}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  const programs = (process.env['PATH'] ?? '').split(delimiter);
  environment = {
    ...process.env,
    PATH: [join(folder, 'bin'), ...programs].join(delimiter),
    REAL_NPM: programs.map((place) => join(place, 'npm')).find((file) => existsSync(file)),
    HOME_OF_ALL: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
  };
});

afterEach(async () => {
  await take('server stop');
  for (const place of places) await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the commands in one shell; the first failure ends it. Its umask must stay as it was: files of a later `git pull` in the same terminal are
 * read by other users.
 */
async function take(commands: string, { fails = false } = {}): Promise<string> {
  const here = commands
    .replaceAll(/(?<![\w.])\/(opt|var|etc)\//g, `${folder}/$1/`)
    .replaceAll('localhost:3000', `localhost:${port}`);
  const shell = spawn('sh', ['-euc', `umask 022\n${here}\n[ "$(umask)" = 0022 ]`], {
    cwd: join(folder, 'here'),
    env: environment,
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (some: Buffer) => (said += some.toString()));
  shell.stdin.end();
  const [code] = (await once(shell, 'close')) as [number];
  expect(code === 0, `${here}\n${said}`).toBe(!fails);
  return said;
}

/** A copy of the sources, in place of a git clone. */
function asClone(target: string): void {
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'apps', 'packages', 'node_modules'])
    symlinkSync(join(ROOT, name), join(target, name));
  environment['WEB_ROOT'] = join(target, 'page'); // stands in for the built page
  mkdirSync(environment['WEB_ROOT']);
  writeFileSync(join(environment['WEB_ROOT'], 'index.html'), '<!doctype html>');
}

/** Backs up during a game, replaces the database, restores, and continues the game. */
async function backUpAndRestore(way: string, lose: () => Promise<void>): Promise<void> {
  const address: Address = { url: `http://localhost:${port}` };
  const { id, players } = await remoteTable(address);
  const rng = quickRng(way);
  for (let move = 0; move < 12; move++) await nextMove(id, players, rng);
  const before = await players[0].picture(id);

  await take(commandsOf(`Backup ${way}`));
  const file = join(folder, 'here/friday.backup');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await nextMove(id, players, rng); // after the backup: lost

  await take('server stop');
  await lose();
  await take(commandsOf(`Restore ${way}`));
  const after = await players[0].picture(id);
  expect({ version: after.version, log: after.log }).toEqual({ version: before.version, log: before.log });
  expect(await nextMove(id, players, rng)).toBeDefined();
}

test('the stand-ins refuse what the page does not say', async () => {
  await take('docker compose exec node-1 ls', { fails: true });
  await take('kubectl get pods', { fails: true });
  await take('systemctl restart nginx', { fails: true });
});

describe('backup and restore, by the commands of docs/deploy.md', () => {
  test('with npm', async () => {
    asClone(join(folder, 'here'));
    environment['DATABASE_URL'] = join(folder, 'here/data.db');
    await take('npm start');
    await backUpAndRestore('with npm', async () => {
      for (const file of globSync(`${folder}/here/data.db*`)) rmSync(file);
    });
  });

  test('on a bare machine, installed and upgraded by the page as well', async () => {
    const clone = join(folder, 'clone');
    const isLeftOut = /\/(?:node_modules|dist|\.git|\.cache|docs\/screenshots)$/;
    const stored = join(ROOT, 'data'); // of a server that runs here
    cpSync(ROOT, clone, { recursive: true, filter: (path) => !isLeftOut.test(path) && path !== stored });
    environment['npm_config_prefer_offline'] = 'true';
    await take(commandsOf('On a bare machine'));
    const installed = globSync('{*,@*/*}', { cwd: join(folder, 'opt/caravanserai/node_modules') });
    expect(installed).not.toContain('vitest');
    expect((statSync(join(folder, 'etc/caravanserai.env')).mode & 0o777).toString(8)).toBe('640');

    await backUpAndRestore('on a bare machine', async () => {
      for (const file of globSync(`${folder}/var/lib/caravanserai/*`)) rmSync(file);
    });
    await take(commandsOf('Upgrade on a bare machine'));
  }, 900_000); // installs and builds

  test.runIf(KINDS.length > 1).each(['with compose', 'with Kubernetes'])('%s', async (way) => {
    asClone(join(folder, 'here'));
    const useNew = async () => {
      const place = await DATABASES.postgres();
      places.push(place);
      environment['DATABASE_URL'] = place.address;
    };
    await useNew();
    await take('server start');
    await backUpAndRestore(way, async () => {
      await useNew();
      await take('server start; server stop'); // a container system starts the nodes itself
      await take('server start');
    });
  });
});
