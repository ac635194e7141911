import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test.each([
  [{}, { port: 3000, host: 'localhost' }],
  [
    { PORT: '', HOST: '' },
    { port: 3000, host: 'localhost' },
  ],
  [{ PORT: '0' }, { port: 0, host: 'localhost' }],
  [
    { PORT: '65535', HOST: '0.0.0.0' },
    { port: 65_535, host: '0.0.0.0' },
  ],
  [{ HOST: '::' }, { port: 3000, host: '::' }],
  [{ HOST: 'fe80::1%eth0' }, { port: 3000, host: 'fe80::1%eth0' }],
  [{ HOST: 'inn.example.org' }, { port: 3000, host: 'inn.example.org' }],
])('%o is accepted', (env, settings) => {
  expect(readSettings(env)).toMatchObject({ ok: true, value: settings });
});

test.each(['65536', '-1', '3000.5', '3e3', '0x50', ' 3000', 'http', '99999999999'])('PORT=%s is refused', (port) => {
  const settings = readSettings({ PORT: port });
  expect(settings).toMatchObject({ ok: false, error: expect.stringContaining(`not "${port}"`) });
  expect(settings).toMatchObject({ error: expect.stringContaining('PORT') });
});

test.each(['my host', 'http://localhost', 'localhost:80', '-', 'a/b'])('HOST=%s is refused', (host) => {
  expect(readSettings({ HOST: host })).toMatchObject({ ok: false, error: expect.stringContaining('HOST') });
});
