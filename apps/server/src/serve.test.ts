import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../../../scripts/serverProcess.ts';
import { hostInUrl, whyNot } from './serve.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-root-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Caravanserai</title>');
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

describe('the server as a process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('opens, answers, and closes at %s', async (signal) => {
    const server = startServer({ WEB_ROOT: webRoot });
    const url = await server.url;
    const answer = await fetch(`${url}/healthz`);
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect(await (await fetch(url)).text()).toContain('Caravanserai');

    server.signal(signal);
    expect(await server.ended).toEqual({ code: 0, stdout: `Caravanserai is open on ${url}\n`, stderr: '' });
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('says plainly that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stdout, stderr } = await startServer({ WEB_ROOT: webRoot, PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^Port ${port} is already in use\\. [^\\n]+\\n$`));
  });

  test('refuses a wrong setting with exit code 2', async () => {
    const { code, stderr } = await startServer({ WEB_ROOT: webRoot, PORT: 'high' }).ended;
    expect(code).toBe(2);
    expect(stderr).toBe('PORT must be a whole number from 0 to 65535 (0 takes any free port), not "high".\n');
  });

  test('asks for the page to be built first', async () => {
    const { code, stderr } = await startServer({ WEB_ROOT: join(webRoot, 'nothing') }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('npm run build:web');
  });
});

test.each([
  ['EACCES', 80, 'port 80'],
  ['ENOTFOUND', 3000, '"inn"'],
  ['EADDRNOTAVAIL', 3000, '"inn"'],
  ['EOTHER', 3000, 'something else'],
])('%s is put in words', (code, port, words) => {
  const error = Object.assign(new Error('something else'), { code });
  expect(whyNot(error, { port, host: 'inn' })).toContain(words);
});

test.each([
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['inn.example.org', 'inn.example.org'],
])('the address of %s is written %s', (host, written) => {
  expect(hostInUrl(host)).toBe(written);
});
