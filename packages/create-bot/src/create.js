#!/usr/bin/env node
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// npm leaves files such as .gitignore out of packages, so the templates omit the dot, and copying adds it.

const USAGE = `npm create caravanserai-bot FOLDER [-- --python]

Makes FOLDER with a bot for Targi and Targets: in TypeScript, or with --python in Python.`;
const TEMPLATES = fileURLToPath(new URL('../templates/', import.meta.url));
/** The published package has a homepage; in the repository, the root has it. */
const MANIFESTS = ['../package.json', '../../../package.json'].map((file) => new URL(file, import.meta.url));

function create(folder, language) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder.`);
  cpSync(join(TEMPLATES, language), folder, { recursive: true });
  for (const name of ['env', 'gitignore']) cpSync(join(TEMPLATES, name), join(folder, `.${name}`));
  chmodSync(join(folder, '.env'), 0o600); // for the token
  const homepages = MANIFESTS.flatMap((file) =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).homepage : [],
  );
  change(join(folder, 'README.md'), 'REPOSITORY', String(homepages.find(Boolean)).replace(/#.*$/, ''));
  if (language === 'typescript') change(join(folder, 'package.json'), 'my-caravanserai-bot', packageName(folder));
}

function change(file, from, to) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

/** A valid package name for npm. */
function packageName(folder) {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? 'my-caravanserai-bot' : name;
}

try {
  const options = {
    python: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined || more.length > 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else {
    create(resolve(folder), values.python ? 'python' : 'typescript');
    const run = values.python ? 'python3 bot.py' : 'npm start';
    console.log(
      `The bot is in ${folder}. Put the server and the token into ${join(folder, '.env')}, then:\n\n  cd ${folder}\n  ${run}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
